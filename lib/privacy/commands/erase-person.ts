import { record } from '../../booking/commands/record.ts'
import { deleteChats } from '../../chat/commands/delete-chats.ts'
import { Prisma } from '../../db/generated/client.ts'
import { addToHistory } from '../../db/history.ts'
import { transaction } from '../../db/transaction.ts'
import { jobsTable } from '../../jobs/private.ts'
import { Refusal } from '../../shared/refusal.ts'
import { findPerson, type Person } from '../queries/find-person.ts'
import type { Asked } from '../schema.ts'
import { eraseBookings } from './erase-bookings.ts'

/**
 * Erases what is kept about a person: conversations with their files, screenshots, notes, addresses, numbers and unsent
 * mails. Of bookings the figures stay, and of paid ones what the books need, until their day; see {@link eraseBookings}.
 * What was done is recorded, not about whom. Returns what there was. Refuses (`forbidden`) while a stay is ahead or a
 * payment is not decided, unless `withOpen`: the guest could no longer be written to. `not_found` if nothing is kept. `by` is
 * not a Staff: anyone with the machine's terminal has the database anyway.
 */
export async function erasePerson(
  by: 'terminal',
  asked: Asked,
  { withOpen, now }: { withOpen: boolean; now: Date },
): Promise<Person> {
  return transaction(async (tx) => {
    const person = await findPerson(tx, asked, now)
    const { bookings, chats, jobs } = person
    if (bookings.length + chats.length + jobs.length === 0) {
      throw new Refusal('not_found', { message: 'Nothing was found for that address or number.' })
    }
    const open = bookings.filter((booking) => booking.open)
    if (open.length > 0 && !withOpen) throw new Refusal('forbidden', { message: openWords(open) })
    await tx.$executeRaw`
      DELETE FROM ${Prisma.raw(jobsTable)} WHERE id::text = ANY (${jobs})`
    await deleteChats(
      tx,
      chats.map(({ id }) => id),
    )
    await eraseBookings(
      tx,
      bookings.map(({ id }) => id),
      { keepBooks: true },
    )
    for (const booking of bookings) {
      await record(tx, by, {
        action: 'details_erased',
        booking,
        until: booking.paid ? booking.booksUntil : null,
      })
    }
    const after = { bookings: bookings.length, chats: chats.length }
    await addToHistory(tx, by, { action: 'person_erased', after })
    return person
  })
}

function openWords(open: Person['bookings']): string {
  const named = open.map(({ reference }) => reference).join(', ')
  return `Nothing was erased: ${named} ${open.length === 1 ? 'has' : 'have'} an upcoming stay or a payment to check. Finish or cancel that first, or add --with-open-bookings.`
}
