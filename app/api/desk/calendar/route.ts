import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { deskCalendar } from '#lib/stays/queries/desk-calendar.ts'
import { deskCalendarInput } from '#lib/stays/schema/calendar.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns what has each unit on which nights, and what is free. */
  GET: endpoint({
    who: 'staff',
    input: deskCalendarInput,
    run: async ({ input, by }) => deskCalendar(by, input, await databaseNow()),
  }),
})
