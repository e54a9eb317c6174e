git init --quiet
git add .
git -c user.name=T -c user.email=t@example.org commit --quiet -m one
git tag v1
echo 'struct More: AppIntent { static let title: LocalizedStringResource = "More" }' >> App/Good.swift
git -c user.name=T -c user.email=t@example.org commit --quiet -a -m two
git tag v2
git replace v2 v1
