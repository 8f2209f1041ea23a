import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { careForUnit } from '#lib/rooms/commands/care-for-unit.ts'
import { unitCare } from '#lib/rooms/schema/unit-care.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Says that a unit is made up for its next guest, or is to be cleaned after all. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: unitCare,
    run: async ({ input, by }) => {
      await careForUnit(by, input, await databaseNow())
      return {}
    },
  }),
})
