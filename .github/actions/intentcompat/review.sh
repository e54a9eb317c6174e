#!/bin/sh
# Keeps the suggestions of `--format review` as review comments in the pull request: writes those that are new, changes
# those whose fix changed, and removes those that are no longer needed. Each is found by its first line.
set -eu

for program in gh jq; do
  command -v "$program" > /dev/null 2>&1 || {
    echo "::notice title=intentcompat::$program is not installed here, so nothing is suggested. The report has the fixes."
    exit 0
  }
done

comments="repos/$GITHUB_REPOSITORY/pulls/$PULL_REQUEST/comments"
# A fork's token may only read; the report has the fixes all the same.
warn() { echo "::warning title=intentcompat::A suggestion could not be written: does the token have pull-requests: write?"; }

mine='.[] | select(.user.type == "Bot" and (.body | startswith("<!-- intentcompat:suggestion"))) | {id, path, line, body}'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
gh api --paginate "$comments" --jq "$mine" > "$work/known" || { warn; exit 0; }

count=$(jq '.comments | length' "$SUGGESTIONS")
: > "$work/kept"
index=0
while [ "$index" -lt "$count" ]; do
  jq ".comments[$index]" "$SUGGESTIONS" > "$work/comment"
  index=$((index + 1))
  path=$(jq -r .path "$work/comment")
  # The checkout may be a merge: a line that is another one in the branch gets no comment.
  if [ "$(git rev-parse --verify --quiet "HEAD:$path")" != "$(git rev-parse --verify --quiet "$HEAD_SHA:$path")" ]; then
    continue
  fi
  id=$(jq -r --slurpfile new "$work/comment" \
    'select((.body | startswith($new[0].marker)) and .path == $new[0].path and .line == $new[0].line) | .id' \
    "$work/known" | head -n 1)
  if [ -n "$id" ]; then
    echo "$id" >> "$work/kept"
    same=$(jq -r --argjson id "$id" --slurpfile new "$work/comment" \
      'select(.id == $id) | (.body | rtrimstr("\n")) == ($new[0].body | rtrimstr("\n"))' "$work/known")
    [ "$same" = true ] || jq '{body}' "$work/comment" \
      | gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/pulls/comments/$id" --input - || warn
  else
    jq --arg head "$HEAD_SHA" 'del(.marker) + {commit_id: $head}' "$work/comment" \
      | gh api --silent --method POST "$comments" --input - || warn
  fi
done

jq -r .id "$work/known" | while read -r id; do
  grep -qx "$id" "$work/kept" || gh api --silent --method DELETE "repos/$GITHUB_REPOSITORY/pulls/comments/$id" || warn
done
