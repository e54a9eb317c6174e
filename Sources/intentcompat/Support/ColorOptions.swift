import ArgumentParser
import IntentReports

/// Whether output has colours.
struct ColorOptions: ParsableArguments {
  /// When to use colours.
  enum Choice: String, ExpressibleByArgument, CaseIterable {
    /// On a terminal that does not ask for none.
    case auto
    /// Also in a file or a pipe: CI logs show colours and are no terminal.
    case always
    case never
  }

  @Option(help: "Use colors: auto (on a terminal), always (also in a CI log), never.")
  var color = Choice.auto

  /// The terminal's width with the colours asked for.
  var style: TextStyle {
    var style = Console.style
    switch color {
    case .auto: break
    case .always: style.usesColor = true
    case .never: style.usesColor = false
    }
    return style
  }
}
