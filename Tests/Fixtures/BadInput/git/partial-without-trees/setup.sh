git init --quiet
git add .
git -c user.name=T -c user.email=t@example.org commit --quiet -m one
git config uploadpack.allowFilter true
git clone --quiet --no-checkout --filter=tree:0 "file://$PWD/.git" clone
