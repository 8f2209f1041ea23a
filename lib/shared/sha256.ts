import { createHash } from 'node:crypto'

/** The 32 bytes of the SHA-256 of bytes, or of a text in UTF-8. */
export function sha256Of(content: string | Uint8Array): Buffer<ArrayBuffer> {
  return createHash('sha256').update(content).digest()
}
