import { type Booking, roomNameIn } from '../../booking/rules/booking.ts'
import { stayPath } from '../../booking/rules/paths.ts'
import { publicUrl } from '../../env.ts'
import { farm } from '../../farm/rules/farm.ts'
import { farmFacts, postalAddress } from '../../i18n/farm-facts.ts'
import { isolateIn } from '../../i18n/isolate.ts'
import { translator } from '../../i18n/translator.ts'
import { calendarFile, googleCalendarLink } from '../../shared/calendar-file.ts'
import { dayInSentence } from '../../shared/dates.ts'

/**
 * Returns a stay as a calendar file, in the language in which it was booked. While it is not `certain` its
 * title says so; the certain one, with the confirmation, takes its place.
 */
export async function stayCalendar(stay: Booking, certain: boolean): Promise<string> {
  return calendarFile({
    ...(await calendarWords(stay, certain)),
    uid: `${stay.reference}@${new URL(publicUrl()).hostname}`,
    stamp: new Date(),
    certain,
    geo: farm().geo,
    organizer: { name: farm().name, email: farm().email },
  })
}

/** Returns the address that offers a stay to Google Calendar, which takes no file on a phone. */
export async function googleCalendar(stay: Booking, certain: boolean): Promise<string> {
  return googleCalendarLink(await calendarWords(stay, certain))
}

// The reference and not the address of the guest's own page: calendars are shared with families and colleagues.
async function calendarWords(stay: Booking, certain: boolean) {
  const { reference, locale, checkIn, checkOut } = stay
  const t = await translator(locale)
  const facts = farmFacts(locale, isolateIn(locale), stay.terms)
  const room = roomNameIn(locale, stay)
  const when = t('mail.confirmed.p2', {
    ...facts,
    checkIn: dayInSentence(checkIn, locale, { year: 'numeric' }),
    checkOut: dayInSentence(checkOut, locale, { year: 'numeric' }),
  })
  return {
    checkIn,
    checkOut,
    summary: t(certain ? 'mail.confirmed.ics' : 'mail.confirmed.icsProvisional', {
      ...facts,
      room,
    }),
    description: [when, t('guest.title', { reference }), farm().phone].join('\n'),
    location: `${farm().name}, ${postalAddress()}`,
  }
}

/** Returns the address of a stay's calendar file. */
export function calendarUrl({ secret }: Pick<Booking, 'secret'>): string {
  return `${publicUrl()}/api/stays/${secret}/calendar`
}

/** Returns the address of a guest's own page. */
export function guestPageUrl({ locale, secret }: Pick<Booking, 'locale' | 'secret'>): string {
  return publicUrl() + stayPath(secret, locale)
}
