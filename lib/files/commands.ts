import type { Tx } from '../db/transaction.ts'
import type { NewFile } from './service/pictures.ts'

/** Stores a file in the transaction of what it belongs to. Returns its id. */
export async function storeFile(tx: Tx, file: NewFile): Promise<string> {
  const { id } = await tx.file.create({
    data: { ...file, size: file.bytes.byteLength },
    select: { id: true },
  })
  return id
}
