import { deskToday } from '#lib/desk/queries/desk-today.ts'
import { deskTodayInput } from '#lib/desk/schema/today.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns who arrives, is in the house and leaves on a day, and what is cooked. */
  GET: endpoint({
    who: 'staff',
    input: deskTodayInput,
    run: async ({ input, by }) => deskToday(by, input, await databaseNow()),
  }),
})
