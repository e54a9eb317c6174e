git init --quiet
git update-index --add --cacheinfo 160000,1234567890123456789012345678901234567890,Sub
git add .
git -c user.name=T -c user.email=t@example.org commit --quiet -m one
