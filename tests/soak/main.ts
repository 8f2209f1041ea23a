import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type BadSmtp, startBadSmtp } from './bad-smtp.ts'
import { deskTurn } from './desk.ts'
import { guest, visitor } from './guests.ts'
import { acknowledged, newLedger } from './ledger.ts'
import { flatness, type Sample, sample } from './measures.ts'
import { type Row, reconcileMails, reconcileRows, waitingMails } from './reconcile.ts'
import { printReport } from './report.ts'
import { endDatabase, restartSite, type Stand, startStand, withDatabase } from './stand.ts'
import type { Wire } from './wire.ts'

/**
 * `npm run soak -- --minutes 60 --rate 60`: the built site under guests, visitors and staff, so many acts a minute,
 * while its process and its database are killed and its mail server misbehaves; at the end everything is reconciled.
 * Ends with 1 if it does not. The process is killed in the first half only, so that the second is one long life, in
 * which memory that grows can be seen.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '60' },
  },
})
const [minutes, rate] = [Number(values.minutes), Number(values.rate)]
if (!(minutes >= 1) || !(rate >= 1)) throw new Error('npm run soak -- --minutes 60 --rate 60')

const mostAtOnce = 12
const lastMs = minutes * 60_000
const started = performance.now()
const elapsed = () => performance.now() - started

const smtp = await startBadSmtp()
const stand = await startStand(smtp.url)
const ledger = newLedger()
const wire: Wire = { url: stand.server.url, ledger }
const samples: Sample[] = []
let sinceRestart = 0

try {
  await Promise.all([act(), strike(), measure()])
  const rows = [...(await settle(stand, smtp)), ...flatness(samples, sinceRestart)]
  rows.push({ what: 'faults', due: 0, found: ledger.faults.length, ok: ledger.faults.length === 0 })
  printReport({ rows, ledger, stand, smtp })
  process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1
} finally {
  await stand.server.clean()
  await smtp.close()
}

/** Guests, visitors and the desk, each act by itself, until the time is over and all have been answered. */
async function act(): Promise<void> {
  const underWay = new Set<Promise<void>>()
  let desk = false
  for (let number = 1; elapsed() < lastMs; number++) {
    await wait((60_000 / rate) * (0.5 + Math.random()))
    const kind = randomInt(10)
    if (underWay.size >= mostAtOnce || (kind < 4 && desk)) continue
    const work =
      kind < 4 ? deskTurn(wire, stand.cookie) : (kind < 8 ? guest : visitor)(wire, number)
    if (kind < 4) desk = true
    const done = work
      .catch((error: Error) => ledger.faults.push(String(error.stack)))
      .then(() => {
        if (kind < 4) desk = false
        underWay.delete(done)
      })
    underWay.add(done)
  }
  await Promise.all(underWay)
}

/** The blows, evenly: on the process in the first half, on the database nearly to the end. */
async function strike(): Promise<void> {
  const often = (count: number, upTo: number) =>
    Array.from({ length: count }, (_, n) => (upTo * lastMs * (n + 1)) / count)
  const blows = [
    ...often(Math.max(2, Math.round(minutes / 4)), 0.5).map((at) => ({ at, blow: restartSite })),
    ...often(Math.max(2, Math.round(minutes / 6)), 0.9).map((at) => ({ at, blow: endDatabase })),
  ]
  for (const { at, blow } of blows.sort((one, other) => one.at - other.at)) {
    await wait(Math.max(0, at - elapsed()))
    await blow(stand)
    if (blow === restartSite) sinceRestart = samples.length
  }
}

async function measure(): Promise<void> {
  const everyMs = Math.min(10_000, lastMs / 40)
  while (elapsed() < lastMs) {
    await wait(everyMs)
    const taken = await sample(stand, acknowledged(ledger))
    if (taken) samples.push(taken)
  }
}

/** Lets the mail server recover and everything that waits go out, then compares. */
async function settle(on: Stand, mails: BadSmtp): Promise<Row[]> {
  mails.recover()
  const waiting = await withDatabase(on, waitingMails)
  await emptied(on)
  return withDatabase(on, async (client) => [
    ...(await reconcileRows(client, ledger)),
    ...(await reconcileMails(client, mails.taken, waiting)),
  ])
}

// What would be tried again in hours is tried now; what somebody is at is left to them.
async function emptied(on: Stand): Promise<void> {
  const deadline = performance.now() + 240_000
  while (performance.now() < deadline) {
    const left = await withDatabase(on, async (client) => {
      await client.query(`
        UPDATE graphile_worker._private_jobs SET run_at = now()
        WHERE locked_at IS NULL AND run_at > now()`)
      const { rows } = await client.query(
        'SELECT FROM graphile_worker._private_jobs WHERE attempts < max_attempts',
      )
      return rows.length
    })
    if (left === 0) return
    await wait(1_000)
  }
}
