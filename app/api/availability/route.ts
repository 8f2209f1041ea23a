import { endpoint, resource } from '#lib/http/endpoint.ts'
import { calendarOf } from '#lib/stays/queries/availability.ts'
import { calendarInput } from '#lib/stays/schema/stay-input.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns the nights of a room, each free or taken: the calendar. */
  GET: endpoint({
    who: 'public',
    limit: 'AVAILABILITY',
    input: calendarInput,
    run: async ({ input }) => ({ days: await calendarOf(input, new Date()) }),
  }),
})
