struct Widgets {}
