import Foundation

let words = Array(CommandLine.arguments.dropFirst())
if words.first == "photo" { exit(PhotoCommand(arguments: Array(words.dropFirst())).run()) }
print("turnout")
