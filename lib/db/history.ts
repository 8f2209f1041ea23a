import type { Action } from '../shared/stored-names.ts'
import type { Prisma } from './generated/client.ts'
import type { Tx } from './transaction.ts'

/** Who did it: a member of staff, a booking's guest, someone at the terminal, or this service automatically. */
type Actor = { readonly email: string } | 'guest' | 'terminal' | 'system'

type Entry = Pick<Prisma.AuditEntryUncheckedCreateInput, 'bookingId' | 'createdAt'> & {
  action: Action
  before?: Prisma.InputJsonValue
  after?: Prisma.InputJsonValue
}

/** Adds an entry to the history, in the transaction that changes what it tells of. */
export async function addToHistory(tx: Tx, by: Actor, entry: Entry) {
  const actor = typeof by === 'string' ? by : by.email
  return tx.auditEntry.create({
    data: { actor, ...entry },
    select: { id: true, createdAt: true },
  })
}
