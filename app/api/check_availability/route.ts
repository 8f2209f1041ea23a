import { databaseNow } from '#lib/http/clock.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'
import { stayAvailability } from '#lib/stays/queries/availability.ts'
import { stayInput } from '#lib/stays/schema/stay-input.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns whether a room is free for a stay, and free dates near it. */
  POST: endpoint({
    who: 'public',
    limit: 'AVAILABILITY',
    input: stayInput,
    run: async ({ input }) => stayAvailability(input, await databaseNow()),
  }),
})
