import { sendAgain } from '#lib/desk/commands/send-again.ts'
import { againInput } from '#lib/desk/schema/desk-record.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { anyText, stayReference } from '#lib/http/params.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Sends a guest the mail of a letter once more, written from how the booking stands now. */
  POST: endpoint({
    who: 'staff',
    params: { reference: stayReference, letter: anyText },
    body: 'json',
    input: againInput,
    run: async ({ input, by, params: { reference, letter } }) => {
      await sendAgain(by, { reference, letter, ...input }, await databaseNow())
      return {}
    },
  }),
})
