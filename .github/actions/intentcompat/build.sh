#!/bin/sh
# Builds the program from the action's own source, into the folder that `install.sh` would put it in.
set -eu
cd "$GITHUB_ACTION_PATH/../../.."
command -v swift > /dev/null 2>&1 || {
  echo "::error title=intentcompat::Building from source needs Swift 6.3. Leave out \`build\` to download the release."
  exit 1
}
swift build -c release --product intentcompat
mkdir -p "$FOLDER/bin"
cp "$(swift build -c release --show-bin-path)/intentcompat" "$FOLDER/bin/"
