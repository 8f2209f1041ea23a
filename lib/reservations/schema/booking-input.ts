import { z } from 'zod'
import { isEmail, isName, isPhone } from '../../booking/rules/contact.ts'
import { ofSaid, sayable } from '../../booking/rules/said.ts'
import { fieldProblems as says } from '../../booking/rules/stay-problems.ts'
import { holdToken, partySize, required, typedCode } from '../../booking/schema/stay-fields.ts'
import { noScreenshot, screenshot, typedUtr } from '../../ledger/schema/screenshot.ts'
import { guestMethods, hasScreenshot } from '../../payments/rules/methods.ts'
import { parseRupees } from '../../shared/money.ts'
import { plainLine, plainLines, plainNumber } from '../../shared/text.ts'
import { maxStored } from '../../shared/whole-number.ts'
import { stayFields } from '../../stays/schema/stay-input.ts'
import { holdMail } from './holds.ts'

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
    /**
     * The share that is paid with it; anything but the deposit counts as the full amount, because a guest who has paid must
     * not be refused.
     */
    paying: z.enum(['deposit', 'total']).catch('total'),
    utr: typedUtr,
    /** A guest who pays by a transfer has nothing to show yet. */
    method: z.enum(guestMethods).catch('upi'),
    screenshot: screenshot.optional().catch(undefined),
    // Cut where it is too long: a guest who has paid is not refused for it.
    ...ofSaid((name) =>
      z
        .string()
        .catch('')
        .transform((value) => plainLines(value).slice(0, sayable[name].most).trim() || undefined)
        .optional(),
    ),
    captcha: z.string().catch(''),
    hold_token: z.string().catch('').transform(plainLine),
    locale: z.string().catch('en'),
    /** A field that no person sees; what fills it in is no person. */
    website: z.string().max(0, 'Leave this empty.').optional(),
  })
  .refine(({ method, screenshot }) => !hasScreenshot(method) || screenshot !== undefined, {
    path: ['screenshot'],
    ...noScreenshot,
    when: ({ value }) => value instanceof Object,
  })
export type BookingInput = z.infer<typeof bookingInput>
