import { createRequire } from 'node:module'
import { crc32, deflateSync } from 'node:zlib'
import type { NotDecoded } from './worker-process.ts'

/** A decoded HEIC: rows of red, green and blue, upright as its file says. */
type Pixels = {
  pixels: Uint8Array
  width: number
  height: number
  /** Adds the profile of its colours to a PNG of it, if it has one. */
  profiled: ((png: Uint8Array) => Uint8Array) | null
}

/** What we use of libheif's own functions; its package has no types for this entry. */
type LibHeif = {
  heif_context_alloc(): object
  heif_context_free(context: object): void
  heif_context_read_from_memory(context: object, bytes: Uint8Array): { code: object }
  heif_js_context_get_primary_image_handle(context: object): { code?: object }
  heif_image_handle_get_width(handle: object): number
  heif_image_handle_get_height(handle: object): number
  heif_image_handle_release(handle: object): void
  heif_js_decode_image2(handle: object, colorspace: object, chroma: object): Decoded
  heif_image_release(image: object): void
  heif_error_code: { heif_error_Ok: object }
  heif_colorspace: { heif_colorspace_RGB: object }
  heif_chroma: { heif_chroma_interleaved_RGB: object }
}
/** `data` is a part of the memory of libheif, which has `stride` bytes a row. */
type Channel = { width: number; height: number; stride: number; data: Uint8Array }
type Decoded = { code?: object; image: object; channels: [Channel] }

const require = createRequire(import.meta.url)
// WebAssembly in a file of its own, which is loaded when the first HEIC comes.
const libheif = (): LibHeif => require('libheif-js/wasm-bundle.js')

const refused: NotDecoded = { refused: 'not_an_image' }

/**
 * Decodes the main picture of a HEIC file, and has it used. libheif turns and mirrors it as its file says; what the metadata says of
 * that doesn't count (ISO/IEC 23008-12, 6.5.10).
 */
export async function withHeic<Made>(
  bytes: Uint8Array,
  mostPixels: number,
  use: (picture: Pixels) => Promise<Made>,
): Promise<Made | NotDecoded> {
  using given = new DisposableStack()
  const lib = libheif()
  const context = given.adopt(lib.heif_context_alloc(), lib.heif_context_free)
  const read = lib.heif_context_read_from_memory(context, bytes)
  if (read.code !== lib.heif_error_code.heif_error_Ok) return refused
  const handle = lib.heif_js_context_get_primary_image_handle(context)
  if (handle.code) return refused
  given.adopt(handle, lib.heif_image_handle_release)
  const pixels = lib.heif_image_handle_get_width(handle) * lib.heif_image_handle_get_height(handle)
  if (pixels > mostPixels) return { refused: 'too_large' }
  const { heif_colorspace_RGB: colours } = lib.heif_colorspace
  const { heif_chroma_interleaved_RGB: order } = lib.heif_chroma
  const decoded = lib.heif_js_decode_image2(handle, colours, order)
  if (decoded.code) return refused
  given.adopt(decoded.image, lib.heif_image_release)
  return await use(pixelsOf(decoded.channels[0], profileIn(bytes)))
}

function pixelsOf(channel: Channel, profile: Uint8Array | null): Pixels {
  const { width, height, stride, data } = channel
  const row = width * 3
  // Rows together, as sharp takes them; in place, because a copy would be as large as the picture.
  for (let y = 1; y < height && stride !== row; y++) {
    data.copyWithin(y * row, y * stride, y * stride + row)
  }
  const profiled = profile && ((png: Uint8Array) => withProfile(png, profile))
  return { pixels: data.subarray(0, row * height), width, height, profiled }
}

/** Returns the ICC profile of a HEIC file: iPhones take pictures in colours that sRGB doesn't have. */
function profileIn(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = ['colrprof', 'colrrICC'].map((name) => file.indexOf(name)).find((found) => found >= 4)
  if (at === undefined) return null
  const end = at - 4 + file.readUInt32BE(at - 4)
  return end > at + 8 && end <= file.length ? file.subarray(at + 8, end) : null
}

// An iCCP chunk after the first one, which has a fixed length (PNG, 11.3.2.3).
function withProfile(png: Uint8Array, profile: Uint8Array): Uint8Array {
  const head = 33
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)])
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(content.length - 4)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  return Buffer.concat([png.subarray(0, head), chunk, png.subarray(head)])
}
