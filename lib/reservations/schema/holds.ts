import { z } from 'zod'
import { isEmail } from '../../booking/rules/contact.ts'
import type { Terms } from '../../farm/schema/facts.ts'
import { asLocale } from '../../i18n/languages.ts'
import type { Charge } from '../../rates/rules/charges.ts'
import { wirePriced } from '../../rates/schema/priced.ts'
import type { StayDates } from '../../rooms/rules/stay.ts'
import type { RoomLook } from '../../rooms/schema/room.ts'
import { toRupees } from '../../shared/money.ts'

/** The fields of a hold for the mail with the link back to it; what is no address gets none. */
export const holdMail = {
  email: z
    .string()
    .transform((typed) => (isEmail(typed.trim()) ? typed.trim().toLowerCase() : ''))
    .catch(''),
  locale: z.string().catch('en').transform(asLocale),
}

/** A unit kept while the guest pays, at a price and under terms that stay what they were. */
export type Hold = {
  token: string
  reference: string
  expiresAt: Date
  totalPaise: number
  terms: Terms
}

/**
 * A hold as the call answers it. The seconds are for devices whose clock is wrong; the word is the captcha's,
 * which the pages, built before anybody set it, cannot know.
 */
export function wireHold(hold: Hold, captchaWord: string, now: Date) {
  return {
    hold_token: hold.token,
    expires_at: hold.expiresAt.toISOString(),
    seconds_left: Math.round((hold.expiresAt.getTime() - now.getTime()) / 1000),
    captcha_word: captchaWord,
    amount: toRupees(hold.totalPaise),
    reference: hold.reference,
    terms: hold.terms,
  }
}

export type WireHold = ReturnType<typeof wireHold>

/** The stay that a hold is for, the code that made it cheaper, if one did, and whether a booking has come of it. */
export type HeldStay = Hold &
  StayDates & {
    roomType: string
    room: RoomLook
    guests: number
    charges: Charge[]
    code: string
    booked: boolean
  }

/** A hold as its token opens it; no seconds are left to one that has run out or was given back. */
export function wireHeldStay(held: HeldStay, captchaWord: string, now: Date) {
  const { roomType, checkIn, checkOut, guests, code, booked } = held
  const wire = wireHold(held, captchaWord, now)
  const seconds_left = Math.max(0, wire.seconds_left)
  const lines = held.charges.map(wirePriced)
  return { ...wire, seconds_left, roomType, checkIn, checkOut, guests, lines, code, booked }
}

export type WireHeldStay = ReturnType<typeof wireHeldStay>
