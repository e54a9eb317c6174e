#!/bin/sh
# Checks once for the log, then writes the same report for the summary, the comment and code scanning.
# The job fails in a later step, so that the report is published first.
set -u

set -- check --directory "${WORKING_DIRECTORY:-.}"
[ -z "${APP:-}" ] || set -- "$@" --app "$APP"
[ -z "${PROFILE:-}" ] || set -- "$@" --profile "$PROFILE"
if [ -n "${VERSION:-}" ]; then
  set -- "$@" --release "$VERSION"
elif [ -n "${AGAINST:-}" ]; then
  set -- "$@" --against "$AGAINST"
fi

# In a container the files belong to another user, and git refuses them. The permission is for this step alone: a home
# folder of its own leaves nothing behind in the user's settings.
if ! git -C "${WORKING_DIRECTORY:-.}" rev-parse --git-dir > /dev/null 2>&1; then
  HOME=$RUNNER_TEMP/intentcompat-home
  export HOME
  mkdir -p "$HOME"
  printf '[safe]\n\tdirectory = *\n' > "$HOME/.gitconfig"
fi

"$TOOL" "$@" --format "${FORMAT:-github}"
status=$?
echo "status=$status" >> "$GITHUB_OUTPUT"

# 2 and 3 have no report.
[ "$status" -le 1 ] || exit 0
for format in markdown sarif review; do
  file=$RUNNER_TEMP/intentcompat-report.$format
  "$TOOL" "$@" --format "$format" > "$file" 2> /dev/null
  again=$?
  if [ "$again" -ne "$status" ]; then
    # Half a report is none, and whatever ended the tool is no success.
    echo "::error title=intentcompat::The tool ended with status $again where it wrote the report as $format."
    [ "$again" -gt 1 ] || again=3
    echo "status=$again" >> "$GITHUB_OUTPUT"
    exit 0
  fi
  echo "$format=$file" >> "$GITHUB_OUTPUT"
done
# With the github format the tool has written the summary itself.
[ "${FORMAT:-github}" = github ] || cat "$RUNNER_TEMP/intentcompat-report.markdown" >> "$GITHUB_STEP_SUMMARY"
