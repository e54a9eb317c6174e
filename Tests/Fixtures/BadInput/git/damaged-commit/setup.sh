git init --quiet
git add .
git -c user.name=T -c user.email=t@example.org commit --quiet -m one
object=$(git rev-parse HEAD)
file=.git/objects/$(echo $object | cut -c1-2)/$(echo $object | cut -c3-)
chmod u+w $file
echo damaged > $file
