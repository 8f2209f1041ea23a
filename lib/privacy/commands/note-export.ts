import { addToHistory } from '../../db/history.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Person } from '../queries/find-person.ts'

/** Records that what is kept about somebody was written out, not about whom. */
export async function noteExport(tx: Tx, by: 'terminal', person: Person): Promise<void> {
  const { bookings, chats } = person
  const after = { bookings: bookings.length, chats: chats.length }
  await addToHistory(tx, by, { action: 'person_exported', after })
}
