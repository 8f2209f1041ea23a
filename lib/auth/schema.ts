import { z } from 'zod'
import { lineOrNone } from '../shared/fields.ts'

const noAddress = 'Enter an e-mail address.'
const email = z.string(noAddress).trim().toLowerCase().pipe(z.email(noAddress).max(254, noAddress))

/** The input that asks for a sign-in code. */
export const codeRequest = z.object({ email })

/** The input of a sign-in. `key` is in the link that `npm run staff -- code` prints. */
export const codeAnswer = z.object({
  email,
  otp: z.string('Enter the six digits.').trim(),
  key: z.string().optional(),
})

/** A person to add to the staff. */
export const newPerson = z.strictObject({ email, name: lineOrNone(80) })
export type NewPerson = z.input<typeof newPerson>

/** A person on the staff, by their address. */
export const personNamed = z.strictObject({ email })

/** A person who can sign in; without a name if they were added by their address alone. */
export type Person = { email: string; name: string; since: string }

/** The one who asks for a code or types one: the address, and the secret of the browser. */
export type Asker = { email: string; browser: string }

declare const authority: unique symbol

/**
 * The authority of a signed-in member of staff. Only lib/auth makes one, from a live session, and every
 * command that changes what guests see takes one: to have no session is a type error, not a forgotten check.
 */
export type Staff = {
  readonly id: string
  readonly email: string
  readonly sessionId: string
  readonly [authority]: true
}
