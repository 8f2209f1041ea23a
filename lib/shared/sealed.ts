import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivLength = 12
const tagLength = 16

/**
 * Encrypts a text so that it can be stored: AES-256-GCM under a key that HKDF-SHA256 (RFC 5869) derives from the
 * service's secret for this purpose alone. What was sealed for one purpose does not open for another.
 */
export function seal(text: string, purpose: string, secret: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose, secret), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** The text that was sealed, or null when it was sealed under another secret, for another purpose, or was changed. */
export function unseal(sealed: string, purpose: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  if (bytes.length < ivLength + tagLength) return null
  const iv = bytes.subarray(0, ivLength)
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose, secret), iv)
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  try {
    const text = [decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]
    return Buffer.concat(text).toString('utf8')
  } catch {
    return null
  }
}

function keyFor(purpose: string, secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
}
