git init --quiet
git add .
git -c user.name=T -c user.email=t@example.org commit --quiet -m one
mv .git elsewhere
git clone --quiet --shared --no-checkout elsewhere clone
mv clone/.git .git
rm -rf elsewhere
