import { type Tx, transaction } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'
import { type HoldState, lockHold } from '../../stays/commands/find-hold.ts'
import { freeHeldUnit } from '../../stays/commands/take-unit.ts'

/** Gives a held unit back at once; twice is harmless, and a booking that came of it stays. `hold_not_found`. */
export async function releaseHold(token: string, now: Date): Promise<void> {
  await transaction(async (tx) => {
    const hold = await lockHold(tx, token, now)
    if (!hold) throw new Refusal('hold_not_found')
    await endHold(tx, hold, now)
  })
}

/** Within a transaction that has found the hold: it no longer keeps a unit. */
export async function endHold(tx: Tx, hold: HoldState, now: Date): Promise<void> {
  if (hold.released || hold.used) return
  await tx.$executeRaw`UPDATE holds SET released_at = ${now} WHERE id = ${hold.id}::uuid`
  await freeHeldUnit(tx, hold.id)
}
