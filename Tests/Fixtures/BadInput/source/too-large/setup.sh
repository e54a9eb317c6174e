head -c 9000000 /dev/zero | tr "\0" " " > App/Bad.swift
