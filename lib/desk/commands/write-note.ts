import type { Staff } from '../../auth/schema.ts'
import { lockByReference } from '../../booking/commands/lock-booking.ts'
import { record } from '../../booking/commands/record.ts'
import { transaction } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { NoteInput } from '../schema/desk-record.ts'

/**
 * Writes what staff note about a booking for one another; an empty text takes it away. Refuses: `not_found`,
 * `changed_meanwhile` when the note is not the one that the person saw.
 */
export async function writeNote(
  by: Staff,
  reference: string,
  { text, seen }: NoteInput,
): Promise<void> {
  await transaction(async (tx) => {
    const booking = await lockByReference(tx, reference)
    const before = booking.staffNote
    if ((before ?? '') === text) return
    if ((before ?? '') !== seen) throw new Refusal('changed_meanwhile')
    const note = text || null
    await tx.booking.update({ where: { id: booking.id }, data: { staffNote: note } })
    await record(tx, by, { action: 'note_written', booking, before, note })
  })
}
