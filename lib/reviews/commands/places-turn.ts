import { type Tx, transaction } from '../../db/transaction.ts'
import { gate } from '../../shared/gate.ts'

// One a process, whichever copy of this module asks: who waits takes no connection.
const shared = globalThis as { dontaliPlacesTurn?: ReturnType<typeof gate> }

/** Does work that asks Google, after all other such work of all processes: there is never more than one call. */
export function inPlacesTurn<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  shared.dontaliPlacesTurn ??= gate(1)
  return shared.dontaliPlacesTurn(() =>
    transaction(async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('places api', 0))::text`
      return work(tx)
    }),
  )
}
