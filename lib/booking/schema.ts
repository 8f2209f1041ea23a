import { z } from 'zod'
import { isUtr, type Paying, plainUtr } from '../payments/rules.ts'
import { daysBetween, isIsoDate } from '../shared/dates.ts'
import { parseRupees } from '../shared/money.ts'
import { searchShape, unlessEmpty } from '../shared/search.ts'
import { plainLine, plainLines, plainNumber } from '../shared/text.ts'
import { maxStored } from '../shared/whole-number.ts'
import { isEmail, isName, isPhone } from './rules/contact.ts'
import type { Movable } from './rules/moves.ts'
import { type CancelReason, rejectionReasons } from './rules/rejection.ts'
import type { Source } from './rules/sources.ts'
import { type BookingStatus, statuses } from './rules/statuses.ts'
import {
  maxCalendarDays,
  maxGuestNoteLength,
  maxNoteLength,
  fieldProblems as says,
} from './rules.ts'
import type { BookingFlag } from './schema/flags.ts'
import { holdMail } from './schema/holds.ts'
import { noScreenshot, screenshot } from './schema/screenshot.ts'
import { day, holdToken, partySize, required, text, typedCode } from './schema/stay-fields.ts'

const stayFields = {
  roomType: required(says.roomType),
  checkIn: day(says.checkIn),
  checkOut: day(says.checkOut),
}

/** The input of check_availability. Which dates can be booked today is a rule, not a shape. */
export const stayInput = z.object({
  ...stayFields,
  guests: partySize,
  code: typedCode,
  hold_token: holdToken,
})
export type StayInput = z.infer<typeof stayInput>

const range = { from: day('Give a day.'), to: day('Give a day.') }

/** The days of a calendar, both included. */
export const calendarRange = inRange(z.object(range))

/** The input of the calendar: a room by id or name, and its days. */
export const calendarInput = inRange(
  z.object({ room: required(says.roomType), ...range, hold_token: holdToken }),
)
export type CalendarInput = z.infer<typeof calendarInput>

/** The input for taking or extending a hold. */
export const holdInput = z.object({
  ...stayFields,
  guests: partySize,
  code: typedCode,
  hold_token: holdToken,
  /** The price that the page showed, in rupees: another is not held before the guest has seen it. */
  amount: z.number().optional().catch(undefined),
  ...holdMail,
})
export type HoldInput = z.infer<typeof holdInput>

/** The input of create_booking, in the names of the wire. */
export const bookingInput = z
  .object({
    fullName: required(says.fullName).refine(isName, { error: says.alone }),
    email: required(says.email).refine(isEmail, { error: says.email }),
    phone: required(says.phone).transform(plainNumber).refine(isPhone, { error: says.phone }),
    ...stayFields,
    guests: partySize,
    code: typedCode,
    // Never trusted, so never refused: what is no amount is as good as none.
    amount: z
      .string()
      .catch('')
      .transform((value) => {
        const paise = parseRupees(value)
        return paise === null ? null : Math.min(paise, maxStored)
      }),
    /** The share that is paid with it; whatever is no deposit is all of it: nobody who has paid is refused for it. */
    paying: z.enum(['deposit', 'total']).catch('total'),
    utr: text(says.utr)
      .transform(plainUtr)
      .refine((value) => value === '' || isUtr(value), { error: says.utr }),
    /** A guest who pays by a transfer has nothing to show yet. */
    method: z.enum(['upi', 'bank']).catch('upi'),
    screenshot: screenshot.optional().catch(undefined),
    // Cut where it is too long: a guest who has paid is not refused for a note.
    note: z
      .string()
      .catch('')
      .transform((value) => plainLines(value).slice(0, maxGuestNoteLength).trim() || undefined)
      .optional(),
    captcha: z.string().catch(''),
    hold_token: z.string().catch('').transform(plainLine),
    locale: z.string().catch('en'),
    /** A field that no person sees; what fills it in is no person. */
    website: z.string().max(0, 'Leave this empty.').optional(),
  })
  .refine(({ method, screenshot }) => method === 'bank' || screenshot !== undefined, {
    path: ['screenshot'],
    ...noScreenshot,
    when: ({ value }) => value instanceof Object,
  })
export type BookingInput = z.infer<typeof bookingInput>

const statusNames = Object.keys(statuses) as [BookingStatus, ...BookingStatus[]]
const oneStatus = `Give one of ${statusNames.join(', ')}.`

const searchFields = ['name', 'email', 'mobile', 'reference', 'utr', 'amount'] as const
export type SearchField = (typeof searchFields)[number]

/** A list's bookings: those of one status, or all that wait for a decision of staff. */
const listed = [...statusNames, 'attention'] as const
export type BookingFilter = (typeof listed)[number]

const stayFilters = ['arriving', 'staying', 'leaving'] as const
/** A list's stays: those that begin on a day, sleep here in its night, or end on it. */
export type StayFilter = (typeof stayFilters)[number]

/** The input of bookings_list. */
export const bookingSearch = z.object({
  ...searchShape,
  /** Looks for `q` in one field only. */
  field: z.enum(searchFields).nullable().catch(null).default(null),
  status: unlessEmpty(z.enum(listed, `Give one of ${listed.join(', ')}.`)),
  stay: unlessEmpty(z.enum(stayFilters, `Give one of ${stayFilters.join(', ')}.`)),
  /** The day of `stay`; without one, today in India. */
  day: unlessEmpty(z.string().refine(isIsoDate, 'Give a day as YYYY-MM-DD.')),
})
export type BookingSearch = z.infer<typeof bookingSearch>

/** The reason of a rejection; null without one. */
export const statusNote = text('Give the reason as text.')
  .refine((value) => value.length <= maxNoteLength, `Write ${maxNoteLength} characters at most.`)
  .transform((value) => value || null)

/** The input of booking_update_status; the note is the reason of a rejection, which the guest reads. */
export const statusChange = z.object({
  id: z.uuid('Give the id of a booking.'),
  status: z.enum(statusNames, oneStatus),
  note: statusNote,
  /** The reason of a rejection, apart from its words. */
  because: z.enum(rejectionReasons, `Give one of ${rejectionReasons.join(', ')}.`).optional(),
  /** The status that the person saw: what somebody else has changed since is not overwritten unseen. */
  from: z.enum(statusNames).optional(),
  /** `1` confirms in the same step a booking that this verifies, if nothing is left to decide. */
  confirm: z
    .literal('1', 'Give 1, or leave it out.')
    .optional()
    .transform((value) => value !== undefined),
})
export type StatusChange = Omit<z.infer<typeof statusChange>, 'confirm'> & { confirm?: boolean }

/** The input of booking_undo_status and booking_history. */
export const bookingId = z.object({ id: z.uuid('Give the id of a booking.') })

/** A booking as staff see it; money in rupees. */
export type StaffBooking = Movable & {
  id: string
  reference: string
  full_name: string
  /** Null for a guest who gave none: nothing is mailed. */
  email: string | null
  phone: string
  room_type: string
  /** The number and the name of its unit; null when it has none. */
  unit: number | null
  unit_name: string | null
  /** The other units in which its guest has slept, each until when. */
  slept: { door: string; until: string }[]
  guests: number
  amount: number
  /** The amount that the guest's page showed, if it was sent. */
  claimed_amount: number | null
  /** The guest's choice of what is paid with the booking, and its sum. */
  paying: Paying
  to_pay: number
  /** The time until which its guest was asked to pay by a link, while nothing has been seen of the money; null otherwise. */
  pay_by: string | null
  /** The sums that were verified and that wait to be, and the balance by the verified ones. */
  paid: number
  checking: number
  balance: number
  /** The price of the stay when the booking came, if its hold had run out and the price had changed by then. */
  late_amount: number | null
  check_in: string
  check_out: string
  nights: number
  source: Source
  status_note: string | null
  /** The reason of a stay that was accepted and then cancelled; null for any other booking. */
  cancelled_because: CancelReason | null
  /** The note of the guest for the farm. */
  guest_note: string | null
  utr: string | null
  flags: BookingFlag[]
  /** The first of the other bookings whose screenshot looks like its own, until it is decided or they are told apart. */
  alike: { id: string; reference: string; full_name: string; screenshot_path: string } | null
  /** Null while its guest has sent none. */
  screenshot_path: string | null
  created_at: string
  verified_at: string | null
}

/** A booking beside the conversation of whoever gave the same number. */
export type ChatBooking = Pick<
  StaffBooking,
  | 'id'
  | 'reference'
  | 'full_name'
  | 'room_type'
  | 'check_in'
  | 'check_out'
  | 'amount'
  | 'status'
  | 'cancelled_because'
>

export type BookingPage = { rows: StaffBooking[]; pages: number; total: number }

function inRange<T extends z.ZodType<{ from: string; to: string }>>(range: T) {
  return range
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Give a day that is not before.' })
    .refine(({ from, to }) => daysBetween(from, to) < maxCalendarDays, {
      path: ['to'],
      error: `A range has ${maxCalendarDays} days at most.`,
    })
}
