{ echo "import AppIntents"; head -c 3000000 /dev/zero | tr "\0" " "; } > App/Bad.swift
