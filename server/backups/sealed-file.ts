import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { open } from 'node:fs/promises'

// An encrypted backup begins with this mark, a salt and a proof of the key; then come pieces, each encrypted by
// AES-256-GCM and followed by its tag. The key of a file is derived from BACKUP_KEY and the salt (HKDF-SHA256, RFC
// 5869), so a piece's number is a nonce that is never used again. The nonce also says which piece is the last: pieces
// that are changed, moved or missing do not open (STREAM: Hoang, Reyhanitabar, Rogaway and Vizár, 2015).
const mark = Buffer.from('dontali sealed 1')
const saltLength = 16
const proofLength = 16
const headLength = mark.length + saltLength + proofLength
const pieceLength = 64 * 1024
const tagLength = 16
const algorithm = 'aes-256-gcm'

/** Encrypts what a stream holds with a key of the owner, as it comes. */
export async function* sealed(plain: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength)
  const { fileKey, proof } = derive(key, salt)
  yield Buffer.concat([mark, salt, proof])
  for await (const { piece, nonce } of pieces(plain, pieceLength)) {
    const cipher = createCipheriv(algorithm, fileKey, nonce)
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
}

/**
 * The content of a file as it was before it was encrypted, which it need not have been. Nothing is given out that has
 * not been proved whole. Throws an Error of one sentence without the right key, and where the file is cut or damaged.
 */
export async function* unsealed(path: string, key?: string): AsyncGenerator<Buffer> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(headLength)
    const { bytesRead } = await file.read(head, 0, headLength, 0)
    const isSealed = head.subarray(0, mark.length).equals(mark)
    if (isSealed && bytesRead < headLength) throw cut(path)
    const start = isSealed ? headLength : 0
    const content = file.createReadStream({ start, autoClose: false })
    if (isSealed) yield* opened(content, path, keyFor(head.subarray(mark.length), path, key))
    else yield* content
  } finally {
    await file.close()
  }
}

/** The error for a backup that's incomplete or changed. */
export const cut = (path: string) =>
  new Error(`${path} is incomplete or damaged and can't be restored.`)

async function* opened(
  content: AsyncIterable<Buffer>,
  path: string,
  fileKey: Uint8Array,
): AsyncGenerator<Buffer> {
  for await (const { piece, nonce } of pieces(content, pieceLength + tagLength)) {
    if (piece.length < tagLength) throw cut(path)
    const decipher = createDecipheriv(algorithm, fileKey, nonce)
    decipher.setAuthTag(piece.subarray(-tagLength))
    const plain = decipher.update(piece.subarray(0, -tagLength))
    try {
      decipher.final()
    } catch {
      throw cut(path)
    }
    yield plain
  }
}

function keyFor(head: Buffer, path: string, key?: string): Uint8Array {
  if (!key) throw new Error(`${path} is encrypted. Set BACKUP_KEY to the key it was made with.`)
  const { fileKey, proof } = derive(key, head.subarray(0, saltLength))
  if (timingSafeEqual(proof, head.subarray(saltLength))) return fileKey
  throw new Error(`${path} was encrypted with a different BACKUP_KEY.`)
}

function derive(key: string, salt: Buffer): { fileKey: Uint8Array; proof: Uint8Array } {
  const bytes = new Uint8Array(hkdfSync('sha256', key, salt, 'backup', 32 + proofLength))
  return { fileKey: bytes.subarray(0, 32), proof: bytes.subarray(32) }
}

/** A stream in pieces of equal length (the last may be shorter or empty), each with its nonce. */
async function* pieces(stream: AsyncIterable<Buffer>, length: number) {
  let waiting = Buffer.alloc(0)
  let number = 0
  for await (const chunk of stream) {
    waiting = Buffer.concat([waiting, chunk])
    for (; waiting.length > length; waiting = waiting.subarray(length)) {
      yield { piece: waiting.subarray(0, length), nonce: nonceOf(number++, false) }
    }
  }
  yield { piece: waiting, nonce: nonceOf(number, true) }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt8(isLast ? 1 : 0, 0)
  nonce.writeUIntBE(number, 6, 6)
  return nonce
}
