import ICAL from 'ical.js'
import { expect } from 'vitest'

/**
 * The one event of an iCalendar file, read as a strict program would: RFC 5545's lines and required
 * properties, and what RFC 5546 (3.2.1) asks of a published event.
 */
export function strictEvent(text: string): ICAL.Event {
  expect(text).toMatch(/\r\n$/)
  for (const line of text.slice(0, -2).split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/)
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  }
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy()
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  expect(others).toEqual([])
  for (const name of ['uid', 'dtstamp', 'dtstart', 'summary', 'organizer', 'sequence']) {
    expect([name, event?.getAllProperties(name).length]).toEqual([name, 1])
  }
  // An attendee would make it an invitation that wants an answer.
  expect(event?.getAllProperties('attendee')).toEqual([])
  return new ICAL.Event(event)
}
