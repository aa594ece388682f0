import Foundation
import InjectCLI

InjectProcess.run(endingWith: { exit($0) })
