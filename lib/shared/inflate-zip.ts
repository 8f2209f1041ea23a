import { inflateRawSync } from 'node:zlib'

/** The largest size to which a spreadsheet may unfold, all parts together, in bytes. */
const maxInflatedBytes = 32 * 1024 * 1024

/** A file that unfolds to more than 32 MB, whatever it says of itself. */
export class ZipBomb extends Error {}

/**
 * The parts of a ZIP file by name, inflated: those that `wanted` names, and no more bytes than agreed on.
 * Throws ZipBomb beyond that, and a plain Error for a file that is broken.
 * (PKWARE APPNOTE 4.3: the end record names the central directory, which names every part.)
 */
export function inflateZip(bytes: Buffer, wanted: (name: string) => boolean): Map<string, Buffer> {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0) throw new Error('no end of the directory')
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  let left = maxInflatedBytes
  const parts = new Map<string, Buffer>()
  for (let part = 0; part < count; part++) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error('no entry of the directory')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    if (wanted(name)) {
      const content = inflatePart(bytes, at, left)
      left -= content.length
      parts.set(name, content)
    }
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}

function inflatePart(bytes: Buffer, entry: number, left: number): Buffer {
  const method = bytes.readUInt16LE(entry + 10)
  const size = bytes.readUInt32LE(entry + 20)
  const local = bytes.readUInt32LE(entry + 42)
  const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const packed = bytes.subarray(from, from + size)
  if (packed.length !== size) throw new Error('a part that breaks off')
  if (method !== 0 && method !== 8) throw new Error('a part that is packed in an unknown way')
  if (method === 0 && packed.length > left) throw new ZipBomb()
  try {
    return method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, left) })
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? new ZipBomb() : error
  }
}
