/// The pixel formats that a view can draw in, of Metal's `MTLPixelFormat`.
public enum MTLPixelFormat: String, UIKitEnumeration {
  case invalid
  case rgba8Unorm, rgba8Unorm_srgb, bgra8Unorm, bgra8Unorm_srgb
  case rgb10a2Unorm, bgr10a2Unorm, bgra10_xr, bgra10_xr_srgb, bgr10_xr, bgr10_xr_srgb
  case rgba16Float, rgba32Float
  case depth16Unorm, depth32Float, stencil8
  case depth24Unorm_stencil8, depth32Float_stencil8, x32_stencil8, x24_stencil8
}

extension MTLPixelFormat {
  /// The format of Metal's number; nil for a format that no view can draw in.
  init?(number: Int) {
    guard let row = Self.numbers.first(where: { $0.value == number }) else { return nil }
    self = row.key
  }

  /// Metal's number.
  var number: Int { Self.numbers[self] ?? 0 }

  private static let numbers: [MTLPixelFormat: Int] = [
    .invalid: 0, .rgba8Unorm: 70, .rgba8Unorm_srgb: 71, .bgra8Unorm: 80, .bgra8Unorm_srgb: 81,
    .rgb10a2Unorm: 90, .bgr10a2Unorm: 94, .rgba16Float: 115, .rgba32Float: 125, .depth16Unorm: 250,
    .depth32Float: 252, .stencil8: 253, .depth24Unorm_stencil8: 255, .depth32Float_stencil8: 260,
    .x32_stencil8: 261, .x24_stencil8: 262, .bgra10_xr: 552, .bgra10_xr_srgb: 553, .bgr10_xr: 554,
    .bgr10_xr_srgb: 555,
  ]
}
