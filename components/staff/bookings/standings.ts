import { call } from '#calls/client.ts'
import type { Standing } from '#lib/desk/schema/standings.ts'
import { quietlyWithSignIn } from '../kit/call/with-sign-in.ts'

/** Returns bookings as they are now, without those that don't exist any more; none if no answer comes. */
export async function standingsOf(ids: string[]): Promise<Standing[]> {
  const asked = call('GET booking_standings', { query: { ids: ids.join(',') } })
  return quietlyWithSignIn(asked).then(
    ({ standings }) => standings,
    () => [],
  )
}
