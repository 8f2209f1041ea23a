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

/** What people on the staff can be, the most trusted first. */
export const roles = ['owner', 'desk', 'kitchen'] as const
export type Role = (typeof roles)[number]
const role = z.enum(roles, 'Say whether they’re an owner, at the desk or in the kitchen.')

/** A person to add to the staff. `publishes` is for the desk: an owner always may, and the kitchen never does. */
export const newPerson = z.strictObject({
  email,
  name: lineOrNone(80),
  role,
  publishes: z.boolean('Send true or false.').default(true),
})
export type NewPerson = z.input<typeof newPerson>

/** What a person on the staff is to be from now on. */
export const roleChange = newPerson.omit({ name: true })
export type RoleChange = z.infer<typeof roleChange>

/** A person on the staff, by their address. */
export const personNamed = z.strictObject({ email })

/** A person who can sign in; without a name if they were added by their address alone. */
export type Person = { email: string; name: string; role: Role; publishes: boolean; since: string }

/** The one who asks for a code or types one: the address, and the secret of the browser. */
export type Asker = { email: string; browser: string }

declare const authority: unique symbol

/**
 * The authority of a person who's signed in, whatever their role. Only lib/auth makes one, from a live session, and whatever isn't for
 * everybody takes one: to have no session, or too small a role, is a type error, not a forgotten check.
 */
export type SignedIn = {
  readonly id: string
  readonly email: string
  readonly sessionId: string
  readonly role: Role
  readonly publishes: boolean
  readonly [authority]: true
}

/** The authority of the desk and of owners. */
export type Staff = SignedIn & { readonly role: 'owner' | 'desk' }
/** The authority to publish the site. */
export type Publisher = Staff & { readonly publishes: true }
/** The authority of an owner. */
export type Owner = Publisher & { readonly role: 'owner' }

/** What calls and screens are declared for, and the authority that it takes. */
export type Authority = { kitchen: SignedIn; staff: Staff; publisher: Publisher; owner: Owner }
export type Level = keyof Authority

type Rights = Pick<SignedIn, 'role' | 'publishes'>

// Whom each lets in: the kitchen's is for everybody who can sign in.
const letsIn: Record<Level, (person: Rights) => boolean> = {
  kitchen: () => true,
  staff: ({ role }) => role !== 'kitchen',
  publisher: ({ role, publishes }) => role === 'owner' || (role === 'desk' && publishes),
  owner: ({ role }) => role === 'owner',
}

/** Returns whether a person may do what's declared for a level. */
export const mayDo = (person: Rights, level: Level): boolean => letsIn[level](person)

/** The same of who asks, whose authority it is from there on. */
export function may<L extends Level>(by: SignedIn, level: L): by is Authority[L] {
  return mayDo(by, level)
}
