import { z } from 'zod'
import { fieldProblems as says } from '../../booking/rules/stay-problems.ts'
import {
  holdToken,
  partySize,
  required,
  requiredDay,
  typedCode,
} from '../../booking/schema/stay-fields.ts'
import { maxCalendarDays } from '../../rooms/rules/stay.ts'
import { daysBetween } from '../../shared/dates.ts'

/** The fields of every input that asks for a stay. */
export const stayFields = {
  roomType: required(says.roomType),
  checkIn: requiredDay(says.checkIn),
  checkOut: requiredDay(says.checkOut),
}

/** The input of check_availability. Which dates can be booked today is a rule, not a shape. */
export const stayInput = z.object({
  ...stayFields,
  guests: partySize,
  code: typedCode,
  hold_token: holdToken,
})
export type StayInput = z.infer<typeof stayInput>

const range = { from: requiredDay('Choose a date.'), to: requiredDay('Choose a date.') }

/** The days of a calendar, both included. */
export const calendarRange = inRange(z.object(range))

/** The input of the calendar: a room by id or name, and its days. */
export const calendarInput = inRange(
  z.object({ room: required(says.roomType), ...range, hold_token: holdToken }),
)
export type CalendarInput = z.infer<typeof calendarInput>

function inRange<T extends z.ZodType<{ from: string; to: string }>>(range: T) {
  return range
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'Enter a date on or after the first.',
    })
    .refine(({ from, to }) => daysBetween(from, to) < maxCalendarDays, {
      path: ['to'],
      error: `A range can have up to ${maxCalendarDays} days.`,
    })
}
