import { prisma } from '../../db/client.ts'
import { readFile } from '../../files/queries.ts'
import { asLocale } from '../../i18n/languages.ts'
import { stayCalendar } from '../../mail/stay-calendar.ts'
import { isoDateOf } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import { calendarEntry } from '../rules.ts'
import { bookingIdBySecret } from './booking-id-by-secret.ts'

/**
 * The stay of the guest who holds this secret as a calendar file, with its reference.
 * `not_found` for a wrong secret, and while the stay belongs into no calendar.
 */
export async function calendarBySecret(
  secret: string,
): Promise<{ reference: string; calendar: string }> {
  const id = await bookingIdBySecret(prisma(), secret)
  const row =
    id &&
    (await prisma().booking.findUnique({
      where: { id },
      select: {
        reference: true,
        secret: true,
        locale: true,
        roomName: true,
        checkIn: true,
        checkOut: true,
        status: true,
        cancelAskedAt: true,
        room: { select: { slug: true } },
        occupancy: { select: { id: true } },
      },
    }))
  if (!row) throw new Refusal('not_found')
  const entry = calendarEntry({ ...row, hasUnit: row.occupancy !== null })
  if (entry === 'none') throw new Refusal('not_found')
  const { reference, room } = row
  const stay = {
    ...row,
    locale: asLocale(row.locale),
    roomSlug: room.slug,
    checkIn: isoDateOf(row.checkIn),
    checkOut: isoDateOf(row.checkOut),
  }
  return { reference, calendar: await stayCalendar(stay, entry === 'certain') }
}

/** The screenshot that the guest who holds this secret sent last. `not_found` for a wrong secret. */
export async function screenshotBySecret(secret: string) {
  const id = await bookingIdBySecret(prisma(), secret)
  const booking =
    id && (await prisma().booking.findUnique({ where: { id }, select: { screenshotId: true } }))
  if (!booking) throw new Refusal('not_found')
  return readFile(booking.screenshotId)
}
