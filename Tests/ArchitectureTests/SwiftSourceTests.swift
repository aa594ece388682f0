import XCTest

final class SwiftSourceTests: XCTestCase {
  func testCommentsAndLiteralsAreBlank() {
    let expected: [(String, String)] = [
      ("let a = 1 // try! b\nc", "let a = 1 \nc"),
      ("a /* x /* y\n */ try! */ b", "a \n b"),
      (#"f("try! \" as!") + 1"#, #"f("") + 1"#),
      (##"f(#"a " \ try!"#) + 1"##, #"f("") + 1"#),
      ("f(\"\"\"\n try! \"x\" \n \"\"\") + 1", "f(\"\n\n\") + 1"),
      ("#if x\n#endif", "#if x\n#endif"),
      (#"f("") + g("//")"#, #"f("") + g("")"#),
    ]
    for (text, code) in expected { XCTAssertEqual(SwiftSource(text).code, code) }
  }

  func testImportsInEveryForm() {
    let text = """
      import A
      @_exported import B
      @testable import C
      public import D; import E
      import struct F.Thing
        private import func G.f
      @_spi(Private) import H
      // import I
      /* import J */
      let importer = "import K"
      """
    let imports = SwiftSource(text).imports
    XCTAssertEqual(imports.map(\.module), ["A", "B", "C", "D", "E", "F", "G", "H"])
    XCTAssertEqual(imports.filter(\.isReexported).map(\.module), ["B"])
  }
}
