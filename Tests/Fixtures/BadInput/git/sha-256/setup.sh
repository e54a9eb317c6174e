git init --quiet --object-format=sha256
git add .
git -c user.name=T -c user.email=t@example.org commit --quiet -m one
