import { z } from 'zod'

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
