import type { Staff } from '../../auth/schema.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { addToHistory } from '../../db/history.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { KeptColumns } from '../service/read-statement.ts'

/** Puts the columns of a kept layout right. Lines that were read before stay as they are. `not_found`. */
export async function changeLayout(
  by: Staff,
  id: string,
  columns: KeptColumns,
  now: Date,
): Promise<void> {
  const headerSha256 = bytesOf(id)
  await transaction(async (tx) => {
    const before = await layoutOf(tx, headerSha256)
    await tx.statementLayout.update({
      where: { headerSha256 },
      data: { columns, keptBy: by.email, keptAt: now },
    })
    const was = before.columns as Prisma.InputJsonObject
    await addToHistory(tx, by, { action: 'layout_changed', before: was, after: columns })
  })
}

/** Forgets a kept layout, so that the next file with its header is asked about. `not_found`. */
export async function forgetLayout(by: Staff, id: string): Promise<void> {
  const headerSha256 = bytesOf(id)
  await transaction(async (tx) => {
    const before = await layoutOf(tx, headerSha256)
    await tx.statementLayout.delete({ where: { headerSha256 } })
    const was = before.columns as Prisma.InputJsonObject
    await addToHistory(tx, by, { action: 'layout_forgotten', before: was })
  })
}

async function layoutOf(tx: Tx, headerSha256: Uint8Array<ArrayBuffer>) {
  const found = await tx.statementLayout.findUnique({ where: { headerSha256 } })
  if (!found) throw new Refusal('not_found')
  return found
}

function bytesOf(id: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(id, 'hex'))
}
