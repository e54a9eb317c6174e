struct AtlasWidget {}
