import type { Terms } from '#lib/farm/schema/facts.ts'
import type { Paying } from '#lib/payments/rules/deposit.ts'
import type { Fields } from './fields.ts'
import type { StayPrice } from './price.ts'

/** The server's word on a hold, with the expiry by this device's clock, in milliseconds. */
export type HoldTerms = {
  token: string
  /** The reference of the payment and of the later booking. */
  reference: string
  expiresAt: number
  /** The price of the stay: what of it is paid now is the guest's choice. */
  amountPaise: number
  /** The facts that were promised when it was taken. */
  terms: Terms
  /** The captcha that the server expects in the last step. */
  captchaWord: string
  /** True if the hold cannot be extended any more. */
  atLimit: boolean
}

/** A hold as its guest's browser knows it, also after it has run out: it may have been paid for. */
export type Hold = HoldTerms & {
  /** The stay that it is for, and whatever the guest had typed by then. */
  fields: Fields
  /** The lines of its price; null where only the sum is known, as in another browser than that of the form. */
  price: StayPrice | null
  /** The share that the guest pays now: the deposit until they choose otherwise. */
  paying: Paying
  /**
   * The guest has said that they paid, or has left the page while the code was shown, as for an app. Nothing but their
   * word gives the room up then.
   */
  mayHavePaid: boolean
  /** The guest went back before paying, and the unit is free again. */
  givenBack: boolean
}

const keptMs = 24 * 3_600_000

/** Returns true while the unit is kept. */
export function isLive({ expiresAt, givenBack }: Hold, now: number): boolean {
  return now < expiresAt && !givenBack
}

/** Returns true until a day after the end of a hold: so long its browser remembers it. */
export function isRemembered({ expiresAt }: Hold, now: number): boolean {
  return now < expiresAt + keptMs
}

/** Returns true if the form asks for the stay of the hold. */
export function isForStay({ fields: held }: Hold, { roomType, checkIn, checkOut }: Fields) {
  return held.roomType === roomType && held.checkIn === checkIn && held.checkOut === checkOut
}

/** Returns the fields with which a guest goes on with a hold: its stay, and who they are by what was typed last. */
export function fieldsOfHold({ fields: held }: Hold, typed: Fields): Fields {
  return {
    ...held,
    fullName: typed.fullName || held.fullName,
    email: typed.email || held.email,
    phone: typed.phone || held.phone,
  }
}
