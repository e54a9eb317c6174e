mkdir Elsewhere
ln -s ../Elsewhere App/Bad
