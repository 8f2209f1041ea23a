import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect } from 'vitest'
import { pool, prisma } from '#lib/db/client.ts'
import { bookingHistory } from '#lib/desk/queries/booking-history.ts'
import { env } from '#lib/env.ts'
import { clearOutbox } from '#lib/mail/outbox.ts'
import { sendBookingMail } from '#lib/mail/send-booking-mail.ts'
import { holdDays } from '#lib/privacy/rules.ts'
import { holdMinutes, maxHoldMinutes } from '#lib/rooms/rules/hold.ts'
import { allRoutes } from '../../scripts/calls/declared.ts'
import { forget } from '../../server/forget.ts'
import { tidy } from '../../server/tidy.ts'
import { attach, say, startChat } from '../support/chat.ts'
import { useDatabase } from '../support/database.ts'
import { book, hold, makeRoom } from '../support/guest.ts'
import { pastBooking } from '../support/past-booking.ts'
import { columnsOf, one, proves } from '../support/privacy-page.ts'
import { signedIn, staffEmail } from '../support/staff.ts'

useDatabase()

proves(
  'privacy.what.hold.data',
  'A room held while you pay, and your e-mail address for one e-mail about it',
  async () => {
    const email = 'holder@example.com'
    await hold((await makeRoom()).name, { email })
    expect(await columnsOf('holds')).not.toContain('email')
    const { count } = await one(
      `SELECT count(*)::int FROM graphile_worker._private_jobs WHERE payload->>'email' = $1`,
      [email],
    )
    expect(count).toBe(1)
  },
)

proves(
  'privacy.what.hold.long',
  '{holdMinutes, plural, one {# minute} other {# minutes}}, or up to {maxHoldMinutes, plural, =60 {an hour} one {# minute} other {# minutes}} if you ask for more time. Its dates are deleted two days later, and the address as soon as the e-mail has been sent',
  async () => {
    expect([holdMinutes, maxHoldMinutes, holdDays]).toEqual([20, 60, 2])
    const room = await makeRoom(3)
    const booked = await hold(room.name)
    await book(room.name, { hold_token: booked.body.hold_token })
    const past = await hold(room.name, { email: 'past@example.com' })
    const running = await hold(room.name)
    const tokens = [booked, past, running].map(({ body }) => body.hold_token)
    await pool().query(
      `UPDATE holds SET created_at = created_at - interval '49 hours' WHERE token = ANY ($1)`,
      [tokens.slice(0, 2)],
    )
    await pool().query(
      `UPDATE occupancies SET expires_at = now() - interval '1 second'
       WHERE hold_id = (SELECT id FROM holds WHERE token = $1)`,
      [tokens[1]],
    )
    // The mail server has refused its mail for longer than the hold was.
    await pool().query(
      `UPDATE graphile_worker._private_jobs SET created_at = now() - interval '61 minutes'
       WHERE payload->>'email' = 'past@example.com'`,
    )
    await tidy()
    await forget()
    const left = await prisma().hold.findMany({ where: { token: { in: tokens } } })
    expect(left.map(({ token }) => token).sort()).toEqual([tokens[0], tokens[2]].sort())
    const { count } = await one(
      `SELECT count(*)::int FROM graphile_worker._private_jobs WHERE payload->>'email' = 'past@example.com'`,
    )
    expect(count).toBe(0)
  },
)

proves('privacy.what.address.data', 'Your IP address', async () => {
  const address = '203.0.113.77'
  const room = await makeRoom(2)
  await hold(room.name, {}, address)
  await book(room.name, {}, { address })
  const { keys } = await one(`SELECT string_agg(key, ' ') AS keys FROM rate_limits`)
  expect(keys).not.toContain(address)
})

proves('privacy.what.address.long', 'Up to a day', async () => {
  const chat = await startChat()
  await say(chat, 'Here.')
  await attach(chat, new File(['a list'], 'list.txt'))
  await hold((await makeRoom()).name, { email: 'day@example.com' })
  const { hours } = await one(
    `SELECT max(expire / 1000.0 - extract(epoch FROM now())) / 3600 AS hours FROM rate_limits`,
  )
  expect(Number(hours)).toBeLessThanOrEqual(24)
  await pool().query('UPDATE rate_limits SET expire = expire - 86400 * 1000')
  await tidy()
  expect((await one('SELECT count(*)::int FROM rate_limits')).count).toBe(0)
})

proves(
  'privacy.what.forms',
  'The contact form and the newsletter form send nothing, so nothing is stored from them.',
  async () => {
    // Staff send themselves a test e-mail by `setup/mail`.
    const calls = [...(await allRoutes()).keys()].filter((name) => name !== 'setup/mail')
    expect(calls.filter((name) => /contact|news|mail|subscri/.test(name))).toEqual([])
  },
)

proves(
  'privacy.others.staff',
  'Our staff, who sign in with a code. Their changes to a booking are recorded with their names.',
  async () => {
    const { by } = await signedIn()
    const { id } = await pastBooking(by, {})
    expect((await bookingHistory(by, id, new Date()))[0]).toMatchObject({
      actor: staffEmail,
      action: 'booking_rejected',
    })
  },
)

let outbox: string
beforeEach(async () => {
  env().DATA_DIR = await mkdtemp(join(tmpdir(), 'dontali-mails-'))
  outbox = join(env().DATA_DIR, 'outbox')
})

proves(
  'privacy.others.mail',
  'The company that delivers our e-mail. It can read our e-mails, to you and among ourselves: your name, e-mail, phone, room, dates, amount, UTR and note, and the link to your booking page.',
  async () => {
    const room = await makeRoom()
    const told = {
      fullName: 'Meera Deshpande',
      email: 'meera@example.com',
      phone: '+91 98220 12345',
    }
    const more = { utr: '632548210937', note: 'A small dog.' }
    const { body } = await book(room.name, { ...told, ...more })
    for (const kind of ['staff_new_booking', 'received'] as const) {
      await sendBookingMail({ kind, bookingId: body.booking_id })
    }
    const mails = await Promise.all(
      (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
    )
    const text = mails.join().replace(/=\r\n/g, '')
    for (const word of [
      ...Object.values(told),
      ...Object.values(more),
      room.name,
      body.status_url,
    ]) {
      expect(text).toContain(word)
    }
    // A mail that was never sent is not kept for long either.
    const later = (days: number) => clearOutbox(new Date(Date.now() + days * 86_400_000))
    await later(29)
    expect(await readdir(outbox)).toHaveLength(2)
    await later(32)
    expect(await readdir(outbox)).toEqual([])
  },
)
