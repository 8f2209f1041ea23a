import type { SaidName } from '../../booking/rules/said.ts'
import type { Paying } from '../../payments/rules/deposit.ts'
import type { GuestMethod } from '../../payments/rules/methods.ts'
import { formData, sendForm } from '../../shared/api.ts'
import type { BookingCreated } from '../schema/created.ts'
import type { Stay } from './availability.ts'

export type BookingForm = Stay &
  Record<SaidName, string> & {
    fullName: string
    email: string
    phone: string
    guests: number
    /** The whole price in rupees, as the page showed it. */
    amount: string
    paying?: Paying
    /** Without one, `method` says that the payment comes from a bank. */
    screenshot?: File
    method?: GuestMethod
    captcha: string
    utr?: string
    hold_token?: string
    locale: string
    website?: string
  }

type Sending = {
  /** The same key for every try of the same booking: it will not become two. */
  idempotencyKey: string
  /** Called with the share that has been sent, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Sends a booking with its screenshot; see {@link sendForm} for how it fails. */
export function createBooking(form: BookingForm, sending: Sending): Promise<BookingCreated> {
  const { idempotencyKey, ...rest } = sending
  return sendForm('create_booking.php', formData(form), {
    ...rest,
    headers: { 'Idempotency-Key': idempotencyKey },
  })
}
