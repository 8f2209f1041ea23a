import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putStays, SiteToKill } from '../support/site-to-kill.ts'

const atOnce = 6
const site = new SiteToKill({ LIMIT_STAFF: '100000/60' })

beforeAll(() => site.open())
afterAll(() => site.close())

/** Issues the invoice of a stay; null if the connection was cut. */
async function invoiceOf(booking: string): Promise<string | null> {
  const answer = await fetch(`${site.server.url}/api/documents`, {
    method: 'POST',
    headers: { cookie: site.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ booking }),
  }).catch(() => null)
  const body = await answer?.json().catch(() => null)
  // A cut connection is the point; an answer that says no would be a fault.
  if (answer && answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(body)}`)
  return body?.id ?? null
}

test('kill -9 while invoices are issued leaves no gap in their numbers, and every one that was acknowledged', async () => {
  const open = (await putStays(site.client, 400)).map(({ id }) => id)
  const acknowledged: string[] = []
  let cut = 0
  const issueUntilCut = async () => {
    for (let booking = open.pop(); booking; booking = open.pop()) {
      const id = await invoiceOf(booking)
      if (id === null) {
        cut++
        open.push(booking)
        return
      }
      acknowledged.push(id)
    }
  }
  for (const ms of [500, 900, 1_300]) {
    const all = Promise.all(Array.from({ length: atOnce }, issueUntilCut))
    await wait(ms)
    await site.server.stop('SIGKILL')
    await all
    await site.start()
  }
  await Promise.all(Array.from({ length: atOnce }, issueUntilCut))
  expect(open).toEqual([])
  expect(cut).toBeGreaterThan(0)

  const { rows } = await site.client.query<{ id: string; number: number; booking_id: string }>(
    'SELECT id::text, number, booking_id::text FROM documents ORDER BY number',
  )
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 400 }, (_, at) => at + 1))
  expect(new Set(rows.map(({ booking_id }) => booking_id)).size).toBe(400)
  const stored = new Set(rows.map(({ id }) => id))
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
})
