git init --quiet
git add .
git -c user.name=T -c user.email=t@example.org commit --quiet -m one
touch .git/index.lock .git/HEAD.lock .git/packed-refs.lock
