import { calendarEntry } from '../../booking/rules/booking.ts'
import { prisma } from '../../db/client.ts'
import { fileContent } from '../../files/queries.ts'
import { Refusal } from '../../shared/refusal.ts'
import { stayCalendar } from '../../stays/queries/stay-calendar.ts'
import { readBooking } from './read-booking.ts'

/**
 * Returns the stay of the guest who holds this secret as a calendar file, with its reference.
 * `not_found` for a wrong secret, and while the stay belongs into no calendar.
 */
export async function calendarBySecret(
  secret: string,
): Promise<{ reference: string; calendar: string }> {
  const booking = await readBooking({ secret })
  const entry = booking ? calendarEntry(booking) : 'none'
  if (!booking || entry === 'none') throw new Refusal('not_found')
  return {
    reference: booking.reference,
    calendar: await stayCalendar(booking, entry === 'certain'),
  }
}

/** Returns the screenshot that the guest who holds this secret sent last. `not_found` for a wrong secret, and where none was sent. */
export async function screenshotBySecret(secret: string) {
  const booking = await readBooking({ secret })
  if (!booking?.screenshot) throw new Refusal('not_found')
  const { id } = booking.screenshot
  return prisma().file.findUnique({ where: { id }, select: fileContent })
}
