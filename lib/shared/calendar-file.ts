import ical, { ICalCalendarMethod } from 'ical-generator'
import { addDays, type IsoDate } from './dates.ts'

/**
 * A stay as an iCalendar file (RFC 5545): all days from check-in to check-out, where the end is exclusive,
 * so that the day of departure is shown too. The same `uid` replaces what was added before.
 */
export function calendarFile(stay: {
  uid: string
  stamp: Date
  checkIn: IsoDate
  checkOut: IsoDate
  summary: string
  description: string
  location: string
  url: string
}): string {
  const calendar = ical({
    prodId: { company: 'Dontali', product: 'Booking' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: stay.uid,
    stamp: stay.stamp,
    allDay: true,
    start: stay.checkIn,
    end: addDays(stay.checkOut, 1),
    summary: stay.summary,
    description: stay.description,
    location: stay.location,
    url: stay.url,
  })
  return calendar.toString()
}
