import { addStaff, changeRole, removeStaff } from '#lib/auth/commands.ts'
import { listTeam } from '#lib/auth/queries.ts'
import { newPerson, personNamed, roleChange } from '#lib/auth/schema.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { Refusal } from '#lib/shared/refusal.ts'

export const teamCalls = {
  /** Lists the people who can sign in, in the order they were added. */
  'GET team': endpoint({
    who: 'owner',
    run: async ({ by }) => ({ people: await listTeam(by) }),
  }),
  /** Lets a person sign in, even if they were removed before. Refused with `validation_failed` if they already can. */
  'POST team': endpoint({
    who: 'owner',
    body: 'json',
    input: newPerson,
    run: async ({ input, by }) => {
      if (await addStaff(by, input)) return { people: await listTeam(by) }
      const errors = { email: `${input.email} can already sign in.` }
      throw new Refusal('validation_failed', { errors })
    },
  }),
  /** Changes what a person may do, from their next request on. Refused with `forbidden` for the last owner, and with `not_found`. */
  'POST team/role': endpoint({
    who: 'owner',
    body: 'json',
    input: roleChange,
    run: async ({ input, by }) => {
      await changeRole(by, input)
      return { people: await listTeam(by) }
    },
  }),
  /** Signs a person out everywhere and stops them from signing in. Refused with `forbidden` for the last owner, and `not_found`. */
  'DELETE team': endpoint({
    who: 'owner',
    body: 'json',
    input: personNamed,
    run: async ({ input, by }) => {
      await removeStaff(by, input.email, new Date())
      return { people: await listTeam(by) }
    },
  }),
}
