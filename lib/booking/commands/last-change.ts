import type { Tx } from '../../db/transaction.ts'
import { changes } from '../rules/history.ts'

/** Returns the last entry of a booking's history that changes it, see {@link changes}; null for a new one. */
export function lastChange(tx: Tx, bookingId: string) {
  return tx.auditEntry.findFirst({ where: { bookingId, ...changes }, orderBy: { id: 'desc' } })
}
