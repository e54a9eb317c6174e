mkdir Books.xcodeproj
head -c 35000000 /dev/zero | tr "\0" a > Books.xcodeproj/project.pbxproj
