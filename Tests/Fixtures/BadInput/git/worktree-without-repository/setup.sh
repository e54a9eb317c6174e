git init --quiet
git add .
git -c user.name=T -c user.email=t@example.org commit --quiet -m one
git worktree add --quiet tree
rm -rf .git
