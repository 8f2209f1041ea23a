import { type Tx, transaction } from '../../db/transaction.ts'
import { gate } from '../../shared/gate.ts'
import { processWide } from '../../shared/process-wide.ts'

// One a process: who waits takes no connection.
const oneAtOnce = processWide('places turn', () => gate(1))

/** Does work that asks Google, after all other such work of all processes: there is never more than one call. */
export function inPlacesTurn<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return oneAtOnce(() =>
    transaction(async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('places api', 0))::text`
      return work(tx)
    }),
  )
}
