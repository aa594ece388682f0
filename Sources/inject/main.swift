import Foundation
import InjectCLI

exit(InjectProcess.run())
