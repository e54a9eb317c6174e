git init --quiet
git add .
git -c user.name=T -c user.email=t@example.org commit --quiet -m one
echo 'ref: refs/heads/x' > .git/refs/heads/x
echo 'ref: refs/heads/x' > .git/HEAD
