import { endpoint, resource } from '#lib/http/endpoint.ts'
import { anyText } from '#lib/http/params.ts'
import { serveCalendar } from '#lib/http/serve-file.ts'
import { calendarBySecret } from '#lib/reservations/queries/stay-by-secret.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns the stay as a calendar file. */
  GET: endpoint({
    who: 'public',
    params: { secret: anyText },
    run: async ({ params: { secret } }) => {
      const { reference, calendar } = await calendarBySecret(secret)
      return serveCalendar(`dontali-${reference}.ics`, calendar)
    },
  }),
})
