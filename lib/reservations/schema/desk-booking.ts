import { z } from 'zod'
import { isEmail, isPhone } from '../../booking/rules/contact.ts'
import { isChannel, sources } from '../../booking/rules/sources.ts'
import { fieldProblems as says } from '../../booking/rules/stay-problems.ts'
import type { Undo } from '../../booking/rules/taking-back.ts'
import { agreedPrice } from '../../booking/schema/agreed-price.ts'
import type { StaffBooking } from '../../booking/schema/staff-booking.ts'
import { guests } from '../../booking/schema/stay-fields.ts'
import { asLocale } from '../../i18n/languages.ts'
import { typedUtr } from '../../ledger/schema/screenshot.ts'
import { hasUtr, methods } from '../../payments/rules/methods.ts'
import { paymentAmount } from '../../payments/schema/entry.ts'
import { roomId, unitNumber } from '../../rooms/schema/ids.ts'
import { day, id, instant, lineOrNone } from '../../shared/fields.ts'
import { plainLine, plainNumber } from '../../shared/text.ts'
import { bookingInput } from './booking-input.ts'

const payment = z.discriminatedUnion(
  'kind',
  [
    /** Paid at the farm, or already to another site, which is recorded then. */
    z.object({ kind: z.literal('none') }),
    /** Paid by the page that the guest is sent, until the instant at which staff are asked. */
    z.object({
      kind: z.literal('link'),
      paying: z
        .enum(['deposit', 'total'], 'Choose the deposit or the full amount.')
        .default('deposit'),
      pay_by: instant.optional(),
    }),
    /** Money that staff hold in their hands or have seen arrive. */
    z
      .object({
        kind: z.literal('received'),
        method: z.enum(methods, 'Choose the payment method.'),
        amount: paymentAmount,
        utr: typedUtr,
      })
      .refine(({ utr, method }) => utr === '' || hasUtr(method), {
        path: ['utr'],
        error: 'Only UPI and bank transfers have a UTR.',
      }),
  ],
  'Choose the payment method.',
)

/** The input with which staff book for a guest; money in rupees. Without a `unit` it is any that is free. */
export const deskBooking = z
  .object({
    /** The room, by its id or its name. */
    room: z.union([roomId, lineOrNone(200)], 'Choose a room.'),
    check_in: day,
    check_out: day,
    unit: unitNumber.nullable().default(null),
    /**
     * The token of the unit that staff keep while they type, which becomes the booking. Their browser chooses it, so that it's
     * known before the answer.
     */
    hold_token: id.optional(),
    guests,
    name: bookingInput.shape.fullName,
    phone: z
      .string(says.phone)
      .transform((text) => plainLine(plainNumber(text)))
      .refine(isPhone, says.phone),
    email: lineOrNone(254).refine((text) => text === '' || isEmail(text), says.email),
    locale: z.string().catch('en').transform(asLocale),
    source: z.enum(sources, 'Choose the booking source.'),
    /** The number of another site. */
    source_reference: lineOrNone(40),
    ...agreedPrice,
    payment,
  })
  .refine(({ source, payment: { kind } }) => !isChannel(source) || kind === 'none', {
    path: ['payment'],
    error: 'The other site collects the payment.',
  })
export type DeskBooking = z.infer<typeof deskBooking>
/** The same as it is typed. */
export type TypedBooking = z.input<typeof deskBooking>

const { room, unit, check_in, check_out } = deskBooking.shape

/** The input with which staff keep a unit while they type a booking. */
export const deskHold = z.object({
  ...{ room, unit, check_in, check_out, guests },
  hold_token: id,
})
export type DeskHold = z.infer<typeof deskHold>

/** The addresses with which a guest is asked to pay: their own page, and WhatsApp with the words about it filled in. */
export type PayLink = { page_url: string; whatsapp_url: string }

/** The answer to a booking by staff, with how they can take it back. */
export type DeskBooked = PayLink & {
  booking: StaffBooking
  reference: string
  status_url: string
  undo: Undo | null
}
