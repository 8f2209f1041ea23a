import type { Staff } from '../../auth/schema.ts'
import { lockByReference } from '../../booking/commands/lock-booking.ts'
import { record } from '../../booking/commands/record.ts'
import { transaction } from '../../db/transaction.ts'

/** Notes that staff have opened WhatsApp to write to the guest of a booking; more is not known. `not_found`. */
export async function noteWhatsapp(by: Staff, reference: string): Promise<void> {
  await transaction(async (tx) => {
    const booking = await lockByReference(tx, reference)
    await record(tx, by, { action: 'whatsapp_opened', booking })
  })
}
