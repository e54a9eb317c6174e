struct Wave {}
