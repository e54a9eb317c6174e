ln -s . App/Loop
ln -s Bad.swift App/Bad.swift
