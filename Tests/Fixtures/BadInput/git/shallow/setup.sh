git init --quiet
git add .
git -c user.name=T -c user.email=t@example.org commit --quiet -m one
git -c user.name=T -c user.email=t@example.org commit --quiet --allow-empty -m two
git clone --quiet --depth 1 "file://$PWD/.git" clone
