import type { NewFile } from '../../../lib/files/service/pictures.ts'
import { sha256Of } from '../../../lib/shared/sha256.ts'

const anyHash = () => crypto.getRandomValues(new BigInt64Array(1))[0] ?? 0n

/**
 * Takes the place of the function of the same name when `bench booking` leaves out the work on the picture:
 * the bytes are stored as they came. The hashes are random, as guests' receipts differ.
 */
export async function readScreenshot(
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
  before?: () => Promise<void>,
): Promise<NewFile> {
  await before?.()
  return {
    name,
    mime: 'image/jpeg',
    bytes,
    sha256: sha256Of(bytes),
    perceptualHash: anyHash(),
    wordHashes: Array.from({ length: 20 }, anyHash),
  }
}
