import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { anyText } from '#lib/http/params.ts'
import { tellArrivalBySecret } from '#lib/reservations/commands/tell-arrival.ts'
import { arrivalInput } from '#lib/reservations/schema/arrival.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Keeps what the guest says before the stay: the hour, the food, allergies, dogs and a word. What is left out stays. */
  POST: endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'ARRIVAL',
    body: 'json',
    input: arrivalInput,
    run: async ({ input, params: { secret } }) =>
      tellArrivalBySecret(secret, input, await databaseNow()),
  }),
})
