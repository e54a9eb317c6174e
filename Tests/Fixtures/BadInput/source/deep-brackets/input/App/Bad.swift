import AppIntents
let a = [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
