git init --quiet
git add .
git -c user.name=T -c user.email=t@example.org commit --quiet -m one
echo 1234567890123456789012345678901234567890 > .git/refs/tags/v9
