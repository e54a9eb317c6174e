#!/bin/sh
# Downloads the released intentcompat for this machine and puts it into a folder, if its checksum is the one written here.
#
#   install.sh [FOLDER]     FOLDER/bin/intentcompat, with its manual and completions; FOLDER is ~/.local if not given
#
# It needs curl or wget, tar, and something that makes a SHA-256 sum. It writes only into FOLDER and a temporary folder.
#
#   INTENTCOMPAT_ADDRESS       where the archives are, for a mirror; the release's own page if not given
#   INTENTCOMPAT_ATTESTATION   `required` fails without a valid attestation; `off` asks for none. Otherwise one that can't
#                              be had is a warning, because the checksum has been compared already.
set -eu

# <release>: written by `.ci/packaging/stamp`. A copy of the repository that is no release has nothing here.
version=
repository=
sums='
'
# </release>

fail() { printf 'intentcompat: %s\n' "$*" >&2; exit 1; }
has() { command -v "$1" > /dev/null 2>&1; }

[ -n "$version" ] || fail "this copy is no release, so there is nothing to download. Use the install.sh of a release," \
  "or build from source: swift build -c release --product intentcompat."

case $(uname -s) in
  Linux) system=linux ;;
  Darwin) system=macos ;;
  *) fail "there is no release for $(uname -s). Build it from source with Swift 6.3." ;;
esac
case $(uname -m) in
  x86_64 | amd64) machine=x86_64 ;;
  arm64 | aarch64) machine=arm64 ;;
  *) fail "there is no release for $(uname -m). Build it from source with Swift 6.3." ;;
esac

sum_of() { printf '%s' "$sums" | awk -v name="$1" '$2 == name { print $1 }'; }

# A third smaller, where there is something that unpacks it: the tar of macOS does so itself.
packing=gz
if [ "$system" = macos ] || has xz; then packing=xz; fi

# The static program runs where glibc is missing, as in Alpine, or older than the one that the release was built with.
libc=
if [ "$system" = linux ]; then
  getconf GNU_LIBC_VERSION 2> /dev/null \
    | awk '{ split($2, part, "."); new = part[1] > 2 || part[1] == 2 && part[2] >= 35 } END { exit !new }' || libc=-musl
fi
name=intentcompat-$version-$system-$machine
[ -z "$(sum_of "$name$libc.tar.gz")" ] || name=$name$libc
[ -n "$(sum_of "$name.tar.$packing")" ] || packing=gz
expected=$(sum_of "$name.tar.$packing")
[ -n "$expected" ] || fail "release $version has no $name.tar.gz. Build it from source with Swift 6.3."

# The SHA-256 sum of a file.
sum_in() {
  if has sha256sum; then
    sum=$(sha256sum "$1")
  elif has shasum; then
    sum=$(shasum -a 256 "$1")
  elif has openssl; then
    sum=$(openssl dgst -sha256 -r "$1")
  else
    fail "no program here makes a SHA-256 sum (sha256sum, shasum or openssl), so the download can't be trusted."
  fi
  printf '%s' "${sum%% *}"
}

# What is there is kept if it is the released program itself; what it says of itself is worth nothing.
folder=${1:-$HOME/.local}
program=$folder/bin/intentcompat
released=$(sum_of "$name/bin/intentcompat")
if [ -n "$released" ] && [ -f "$program" ] && [ -x "$program" ] && [ "$(sum_in "$program")" = "$released" ]; then
  printf 'intentcompat %s is there already: %s\n' "$version" "$program" >&2
  exit 0
fi

temporary=$(mktemp -d "${TMPDIR:-/tmp}/intentcompat.XXXXXX")
trap 'rm -rf "$temporary"' EXIT
trap 'exit 1' HUP INT TERM
archive=$temporary/$name.tar.$packing
address=${INTENTCOMPAT_ADDRESS:-https://github.com/$repository/releases/download/v$version}/$name.tar.$packing

if has curl; then
  curl --fail --silent --show-error --location --retry 3 --connect-timeout 20 --max-time 300 \
    --output "$archive" "$address" || fail "$address could not be downloaded."
elif has wget; then
  wget -q -T 60 -O "$archive" "$address" || fail "$address could not be downloaded."
else
  fail "neither curl nor wget is installed, so nothing can be downloaded."
fi

actual=$(sum_in "$archive")
[ "$actual" = "$expected" ] || fail "$address is not what was released: its SHA-256 sum is $actual, not $expected." \
  "Nothing was installed."

case ${INTENTCOMPAT_ATTESTATION:-} in
  off) ;;
  required)
    has gh || fail "an attestation is required, and gh is not installed."
    gh attestation verify "$archive" --repo "$repository" >&2 || fail "$name.tar.$packing has no valid attestation."
    ;;
  *)
    # Only where gh is signed in: otherwise it asks at the keyboard.
    if has gh && gh auth token > /dev/null 2>&1 < /dev/null && ! gh attestation verify "$archive" --repo "$repository" > /dev/null 2>&1; then
      printf 'intentcompat: warning: the checksum is right, but gh could not verify the attestation.\n' >&2
    fi
    ;;
esac

# Unpacked beside its place, then moved in one step each: a run that ends halfway leaves no half of a program.
mkdir -p "$folder/bin"
if [ $packing = xz ]; then tar -xJf "$archive" -C "$temporary"; else tar -xzf "$archive" -C "$temporary"; fi
rm "$archive"
cp "$temporary/$name/bin/intentcompat" "$folder/bin/.intentcompat.$$"
mv -f "$folder/bin/.intentcompat.$$" "$program"
if [ -d "$temporary/$name/share" ]; then
  mkdir -p "$folder/share"
  cp -R "$temporary/$name/share/." "$folder/share/"
fi
"$program" --version > /dev/null || fail "$program was installed, and does not run on this machine."
printf 'intentcompat %s: %s\n' "$version" "$program" >&2
