import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayId } from '#lib/http/params.ts'
import { tellArrival } from '#lib/reservations/commands/tell-arrival.ts'
import { readArrival } from '#lib/reservations/queries/read-arrival.ts'
import { arrivalInput } from '#lib/reservations/schema/arrival.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns what was said before a stay. */
  GET: endpoint({
    who: 'staff',
    params: { id: stayId },
    run: async ({ by, params: { id } }) => readArrival(by, id),
  }),
  /** Writes down what a guest said before the stay. What is left out stays. */
  POST: endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: arrivalInput,
    run: async ({ input, by, params: { id } }) => tellArrival(by, id, input, await databaseNow()),
  }),
})
