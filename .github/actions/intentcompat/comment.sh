#!/bin/sh
# Keeps one comment with the report in the pull request: finds it by the report's first line, which is the same in every
# run and of its own for each app.
set -eu

if ! command -v gh > /dev/null 2>&1; then
  echo "::notice title=intentcompat::gh is not installed here, so there is no comment. The report is in the job's summary."
  exit 0
fi

MARKER=$(head -n 1 "$REPORT")
export MARKER
comments="repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments"
mine='.[] | select(.user.type == "Bot" and (.body | startswith(env.MARKER))) | .id'

# A fork's token may only read; the report is in the summary all the same.
warn() { echo "::warning title=intentcompat::The comment could not be written: does the token have pull-requests: write?"; }

ids=$(gh api --paginate "$comments" --jq "$mine") || { warn; exit 0; }
id=$(printf '%s\n' "$ids" | head -n 1)
if [ -n "$id" ]; then
  gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id" -F "body=@$REPORT" || warn
else
  gh api --silent --method POST "$comments" -F "body=@$REPORT" || warn
fi
