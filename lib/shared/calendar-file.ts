import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { IsoDate } from './dates.ts'

/** Returns the address under which Google Calendar offers a stay as a new entry. */
export function googleCalendarLink(stay: {
  checkIn: IsoDate
  checkOut: IsoDate
  summary: string
  description: string
  location: string
}): string {
  const days = [stay.checkIn, stay.checkOut].map((day) => day.replaceAll('-', ''))
  const entry = {
    action: 'TEMPLATE',
    text: stay.summary,
    dates: days.join('/'),
    details: stay.description,
    location: stay.location,
  }
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(entry)}`
}

/**
 * A stay as an iCalendar file (RFC 5545) that is published (RFC 5546, 3.2.1): no one is asked to accept it. All days from
 * check-in on; the end is exclusive, so the last one is that of the last night. The same `uid` replaces what was added
 * before, and a certain stay a tentative one.
 */
export function calendarFile(stay: {
  uid: string
  stamp: Date
  certain: boolean
  checkIn: IsoDate
  checkOut: IsoDate
  summary: string
  description: string
  location: string
  geo: { latitude: number; longitude: number }
  organizer: { name: string; email: string }
}): string {
  const calendar = ical({
    prodId: { company: stay.organizer.name, product: 'Booking' },
    method: ICalCalendarMethod.PUBLISH,
  })
  const { latitude: lat, longitude: lon } = stay.geo
  calendar.createEvent({
    id: stay.uid,
    stamp: stay.stamp,
    sequence: stay.certain ? 1 : 0,
    status: stay.certain ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    allDay: true,
    start: stay.checkIn,
    end: stay.checkOut,
    summary: stay.summary,
    description: stay.description,
    location: { title: stay.location, geo: { lat, lon } },
    organizer: stay.organizer,
  })
  // Each line ends with a line break (RFC 5545, 3.1), the last one too.
  return `${calendar.toString()}\r\n`
}
