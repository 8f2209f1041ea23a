import { takeHold } from '#lib/booking/commands/take-hold.ts'
import { holdInput, wireHold } from '#lib/booking/schema.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: endpoint({
    who: 'public',
    limit: 'HOLDS',
    body: 'json',
    status: 201,
    input: holdInput,
    run: async ({ input }) => wireHold(await takeHold(input, new Date())),
  }),
})
