#!/usr/bin/env bash
# Checks once for the log, then writes the same report for the summary, the comment and code scanning.
# The job fails in a later step, so that the report is published first.
set -uo pipefail

arguments=(check --directory "${WORKING_DIRECTORY:-.}")
[[ -z ${APP:-} ]] || arguments+=(--app "$APP")
[[ -z ${PROFILE:-} ]] || arguments+=(--profile "$PROFILE")
if [[ -n ${VERSION:-} ]]; then
  arguments+=(--release "$VERSION")
elif [[ -n ${AGAINST:-} ]]; then
  arguments+=(--against "$AGAINST")
fi

"$TOOL" "${arguments[@]}" --format "${FORMAT:-github}"
status=$?
echo "status=$status" >> "$GITHUB_OUTPUT"

# 2 and 3 have no report.
((status <= 1)) || exit 0
for format in markdown sarif; do
  file=$RUNNER_TEMP/intentcompat-report.$format
  "$TOOL" "${arguments[@]}" --format "$format" > "$file" 2> /dev/null
  again=$?
  if ((again != status)); then
    # Half a report is none, and whatever ended the tool is no success.
    echo "::error title=intentcompat::The tool ended with status $again where it wrote the report as $format."
    echo "status=$((again > 1 ? again : 3))" >> "$GITHUB_OUTPUT"
    exit 0
  fi
  echo "$format=$file" >> "$GITHUB_OUTPUT"
done
# With the github format the tool has written the summary itself.
[[ ${FORMAT:-github} == github ]] || cat "$RUNNER_TEMP/intentcompat-report.markdown" >> "$GITHUB_STEP_SUMMARY"
