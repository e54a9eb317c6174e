git init --quiet
git add .
git -c user.name=T -c user.email=t@example.org commit --quiet -m one
git gc --quiet
file=$(ls .git/objects/pack/*.idx)
chmod u+w $file
head -c 200 $file > cut
mv cut $file
