mkfifo App/Bad.swift
