struct TrailWidget {}
