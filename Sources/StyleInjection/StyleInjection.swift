@_exported import StyleDiagnostics
@_exported import StyleLanguage
