import { z } from 'zod'
import { maxSleeps } from '../../rooms/rules/stay.ts'
import { roomId } from '../../rooms/schema/ids.ts'
import { countableDay, seen } from '../../shared/fields.ts'
import { plainLine } from '../../shared/text.ts'
import { maxStored, wholeNumber } from '../../shared/whole-number.ts'
import { maxExtraGuestPaise } from '../rules/limits.ts'
import { rupeesUpTo } from './fields.ts'

const codeProblem = 'Enter 3 to 20 letters (A to Z) and digits.'
const percentOfCode = wholeNumber(1, 100, 'Enter a whole number from 1 to 100.')
const usesProblem = 'Enter 1 or more uses, or leave this empty.'

const codeFields = z.object({
  /** One of the two: off the nights by percent, or by a sum in rupees. */
  percent: percentOfCode.nullable().default(null),
  amount: rupeesUpTo(maxStored).nullable().default(null),
  /** The days on which a stay with it may begin. */
  from: countableDay.nullable().default(null),
  to: countableDay.nullable().default(null),
  /** The number of times that it can be used; null for as often as anybody likes. */
  uses: wholeNumber(1, maxStored, usesProblem).nullable().default(null),
})
type CodeFields = z.infer<typeof codeFields>

const hasOne = ({ percent, amount }: CodeFields) => (percent === null) !== (amount === null)
const inOrder = ({ from, to }: CodeFields) => from === null || to === null || from <= to
const oneProblem = { path: ['percent'], error: 'Enter a percentage or an amount.' }
const orderProblem = { path: ['to'], error: 'Choose the first day or a later one.' }

/** The input with which staff add a code, in any letter case. */
export const codeInput = codeFields
  .extend({
    code: z
      .string(codeProblem)
      .transform((typed) => plainLine(typed).replaceAll(' ', '').toUpperCase())
      .pipe(z.string().regex(/^[A-Z0-9]{3,20}$/, codeProblem)),
  })
  .refine(hasOne, oneProblem)
  .refine(inOrder, orderProblem)
export type CodeInput = z.infer<typeof codeInput>

/** The input with which staff change a code, end it, or let it work again. */
export const codeChange = codeFields
  .extend({ ended: z.boolean().default(false), version: seen.version })
  .refine(hasOne, oneProblem)
  .refine(inOrder, orderProblem)
export type CodeChange = z.infer<typeof codeChange>

/** A code as calls answer it; `amount` in rupees. */
export type WireCode = {
  id: number
  version: number
  code: string
  percent: number | null
  amount: number | null
  from: string | null
  to: string | null
  uses: number | null
  /** Holds that keep their unit and bookings that were not rejected. */
  used: number
  ended_at: string | null
}

const steps = z
  .array(
    z.object({
      nights: wholeNumber(2, 30, 'Enter a number of nights from 2 to 30.'),
      percent: wholeNumber(1, 90, 'Enter a whole number from 1 to 90.'),
    }),
    'Enter the discounts.',
  )
  .max(29)
  .refine((all) => new Set(all.map(({ nights }) => nights)).size === all.length, {
    error: 'Two discounts are for the same number of nights.',
  })
  .transform((all) => all.toSorted((one, other) => one.nights - other.nights))
export type LongStay = z.infer<typeof steps>[number]

/** The input with which staff set all discounts for long stays, and those that they have seen. */
export const longStaysChange = z.object({ steps, seen: steps })
export type LongStaysChange = z.infer<typeof longStaysChange>

const guests = wholeNumber(1, maxSleeps, `Enter a whole number from 1 to ${maxSleeps}.`)

/** The input with which staff say for how many guests a room's price is, and what one more costs a night. */
export const roomGuestsChange = z
  .object({
    room: roomId,
    version: seen.version,
    /** The maximum number of guests; null if it isn't known. */
    sleeps: guests.nullable(),
    /** Both null if all guests cost the same. */
    guests_included: guests.nullable(),
    extra_guest_price: rupeesUpTo(maxExtraGuestPaise).nullable(),
  })
  .refine(
    ({ guests_included: included, extra_guest_price: extra }) =>
      (included === null) === (extra === null),
    { path: ['extra_guest_price'], error: 'Fill in both fields or neither.' },
  )
  .refine(({ sleeps, guests_included: included }) => !sleeps || !included || included <= sleeps, {
    path: ['guests_included'],
    error: 'This is more than the room sleeps.',
  })
export type RoomGuestsChange = z.infer<typeof roomGuestsChange>

/** The guests of a room as calls answer them; the price of one more a night in rupees with tax. */
export type RoomGuests = {
  room: number
  name: string
  version: number
  sleeps: number | null
  guests_included: number | null
  extra_guest_price: number | null
}
