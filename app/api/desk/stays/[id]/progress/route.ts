import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayId } from '#lib/http/params.ts'
import { changeProgress } from '#lib/stays/commands/change-progress.ts'
import { progressChange } from '#lib/stays/schema/progress.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Says that a guest has come, has left or did not come, or takes that back on the same day; by the id or the reference of the booking. */
  POST: endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: progressChange,
    run: async ({ input, by, params: { id } }) =>
      changeProgress(by, id, input, await databaseNow()),
  }),
})
