import { randomUUID } from 'node:crypto'
import { runOnce } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookingCalls } from '#calls/bookings.ts'
import type { Staff } from '#lib/auth/schema.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { bookingHistory } from '#lib/desk/queries/booking-history.ts'
import type { DeskRecord } from '#lib/desk/schema/desk-record.ts'
import { addToEnv } from '#lib/env.ts'
import { eraseBookings } from '#lib/privacy/commands/erase-bookings.ts'
import { personalRecord } from '#lib/privacy/queries/personal-record.ts'
import { tasks } from '../../server/tasks.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { book, makeRoom } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { startSmtp } from '../support/smtp.ts'
import { signedIn } from '../support/staff.ts'
import { undoStatus } from '../support/undo.ts'

const again = routeAt(bookingCalls, 'desk/bookings/[reference]/letters/[letter]')
const recordRoute = routeAt(bookingCalls, 'desk/bookings/[reference]/more')
const note = routeAt(bookingCalls, 'desk/bookings/[reference]/note')
const one = routeAt(bookingCalls, 'desk/bookings/[reference]')
const whatsapp = routeAt(bookingCalls, 'desk/bookings/[reference]/whatsapp')

useDatabase()

let by: Staff
let cookie: string
let smtp: Awaited<ReturnType<typeof startSmtp>>
beforeAll(async () => {
  const signed = await signedIn()
  by = signed.by
  cookie = signed.cookie
  smtp = await startSmtp()
  process.env.SMTP_URL = smtp.url
  addToEnv({})
})
afterAll(() => smtp.close())

let count = 0
let booking: { id: string; reference: string; email: string; phone: string }
beforeEach(async () => {
  count += 1
  const guest = { email: `letters${count}@example.com`, phone: `+91 90001 ${20000 + count}` }
  const { body } = await book((await makeRoom()).name, guest)
  booking = { id: body.booking_id, reference: body.reference, ...guest }
})

const params = () => ({ reference: booking.reference })
const send = () => runOnce({ pgPool: pool(), taskList: tasks })
const readRecord = async (): Promise<DeskRecord> =>
  (await call(recordRoute, 'GET', '/api/desk/x', { cookie, params: params() })).body
const write = (text: string, seen: string) =>
  call(note, 'POST', '/api/desk/x', { cookie, json: { text, seen }, params: params() })
const sendAgain = (letter: string, key: string) =>
  call(again, 'POST', '/api/desk/x', { cookie, json: { key }, params: { ...params(), letter } })
const historyOf = async (action: string) =>
  (await bookingHistory(by, booking.id, new Date())).filter((entry) => entry.action === action)

test('a booking is read by its reference, and there is none of another', async () => {
  const { body } = await call(one, 'GET', '/api/desk/x', { cookie, params: params() })
  expect(body).toMatchObject({ id: booking.id, reference: booking.reference, status: 'pending' })
  const none = await call(one, 'GET', '/api/desk/x', { cookie, params: { reference: 'ZZZ-ZZZ' } })
  expect(none.status).toBe(404)
})

describe('the mails to a guest', () => {
  test('are kept as they went out, once for each, and shown with their text', async () => {
    await send()
    const job = { kind: 'received', bookingId: booking.id }
    await tasks.send_booking_mail?.(job, undefined as never)
    const { letters } = await readRecord()
    expect(letters).toHaveLength(1)
    const mail = smtp.mails.find(({ recipients }) => recipients.includes(booking.email))
    expect(letters[0]).toMatchObject({
      kind: 'received',
      to: booking.email,
      locale: 'en',
      subject: mail?.subject,
      again: true,
    })
    expect(letters[0]?.body).toContain(booking.reference)
  })

  test('are sent again by a press: once for its key, and as the history tells', async () => {
    await send()
    const [letter] = (await readRecord()).letters
    const key = randomUUID()
    const answers = await Promise.all([1, 2].map(() => sendAgain(letter?.id ?? '', key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await send()
    expect((await readRecord()).letters).toHaveLength(2)
    expect(await historyOf('letter_sent_again')).toHaveLength(1)
  })

  test('are not sent again once they are no longer true, nor without end', async () => {
    await send()
    const id = (await readRecord()).letters[0]?.id ?? ''
    for (let at = 0; at < 3; at++) await sendAgain(id, randomUUID())
    expect((await sendAgain(id, randomUUID())).body.code).toBe('too_many_requests')
    await changeStatus(by, { id: booking.id, status: 'verified', note: null }, new Date())
    expect((await sendAgain(id, randomUUID())).body.code).toBe('illegal_transition')
    expect((await sendAgain('999999999', randomUUID())).body.code).toBe('not_found')
  })

  test('are in what a guest may ask for, and go with their details', async () => {
    await send()
    await write('Prefers the quiet side.', '')
    const asked = { email: booking.email }
    const { record } = await prisma().$transaction((tx) => personalRecord(tx, asked, new Date()))
    expect(record.bookings[0]?.mails_sent).toMatchObject([{ to: booking.email, language: 'en' }])
    expect(record.bookings[0]?.note_of_staff).toBe('Prefers the quiet side.')
    await prisma().$transaction((tx) => eraseBookings(tx, [booking.id], { keepBooks: true }))
    const { letters, note } = await readRecord()
    expect({ letters, note }).toEqual({ letters: [], note: null })
    expect(await historyOf('note_written')).toMatchObject([{ detail: null }])
  })
})

test('that staff opened WhatsApp stands among the messages, and is in the way of no undo', async () => {
  await changeStatus(by, { id: booking.id, status: 'verified', note: null }, new Date())
  const opened = await call(whatsapp, 'POST', '/api/desk/x', { cookie, params: params() })
  expect(opened.status).toBe(200)
  expect((await readRecord()).whatsapp).toEqual([{ at: expect.any(String), by: by.email }])
  await undoStatus(by, booking.id, new Date())
  expect((await call(whatsapp, 'POST', '/api/desk/x', { params: params() })).status).toBe(401)
})

test('a note is kept with who wrote it; of two desks at once the second sees what the first wrote', async () => {
  expect((await write('Late, about 10 pm.', '')).status).toBe(200)
  expect((await readRecord()).note).toMatchObject({ text: 'Late, about 10 pm.', by: by.email })
  const both = await Promise.all([
    write('One.', 'Late, about 10 pm.'),
    write('Two.', 'Late, about 10 pm.'),
  ])
  expect(both.map(({ body }) => body.code ?? 'ok').sort()).toEqual(['changed_meanwhile', 'ok'])
  const text = (await readRecord()).note?.text ?? ''
  expect((await write('x'.repeat(2001), text)).body.code).toBe('validation_failed')
  expect((await write('', text)).status).toBe(200)
  expect((await readRecord()).note).toBeNull()
})

test('a record names the other stays of its guest and their last words in the chat', async () => {
  const { body } = await book((await makeRoom()).name, {
    email: booking.email,
    phone: booking.phone,
  })
  const chat = await prisma().chat.create({
    data: {
      name: 'Asha',
      mobile: booking.phone.replaceAll(' ', ''),
      visitorHash: Buffer.alloc(32),
    },
  })
  const record = await readRecord()
  expect(record.others.map(({ reference }) => reference)).toEqual([body.reference])
  expect(record.chat).toMatchObject({ id: chat.id, name: 'Asha' })
})
