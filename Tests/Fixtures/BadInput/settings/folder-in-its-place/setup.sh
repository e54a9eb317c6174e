mkdir -p snapshots/waivers.yml
