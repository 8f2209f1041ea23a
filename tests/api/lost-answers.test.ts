import { randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server'
import { beforeEach, expect, test } from 'vitest'
import * as updateStatus from '#app/api/booking_update_status/route.ts'
import { deskCalls } from '#calls/desk.ts'
import { prisma } from '#lib/db/client.ts'
import { keepAnswer } from '#lib/http/kept-answers.ts'
import { processWide } from '#lib/shared/process-wide.ts'
import { bookingStatus, insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { untilWaiting, useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const requests = routeAt(deskCalls, 'desk/requests/[key]')

useDatabase()
let cookie: string
let key: string
beforeEach(async () => {
  cookie = (await signedIn()).cookie
  key = randomUUID()
})

const setStatus = (id: string, status: string, from: string) =>
  call(updateStatus, 'POST', '/api/booking_update_status', {
    cookie,
    form: { id, status, from },
    headers: { 'request-key': key },
  })
const verify = (id: string) => setStatus(id, 'verified', 'pending')
const lookUp = (by = cookie) =>
  call(requests, 'POST', `/api/desk/requests/${key}`, { cookie: by, params: { key } })
/** Forgets the answers as a restart does. */
const restart = () => processWide('answers to staff', () => new Map()).clear()

test('an answer that got lost is told again as it was, whether it was a yes or a no', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  const first = await verify(id)
  const { answer } = (await lookUp()).body
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.text)).toEqual(first.body)

  key = randomUUID()
  const again = await setStatus(id, 'confirmed', 'rejected')
  expect(again.status).toBe(409)
  const refused = (await lookUp()).body.answer
  expect(refused.status).toBe(409)
  expect(JSON.parse(refused.text)).toEqual(again.body)
})

test('one who asks while the server is still at work is told the answer once it is there', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  const [first, { body }] = await Promise.all([verify(id), lookUp()])
  // Whichever came first, what is told is what happened.
  if (first.status === 200) expect(JSON.parse(body.answer.text)).toEqual(first.body)
  else expect(body.code).toBe('not_done')
  expect(await bookingStatus(id)).toBe(first.status === 200 ? 'verified' : 'pending')
})

test('one who asks just before the server is done is told the answer, too', async () => {
  const { by, cookie } = await signedIn()
  const request = new NextRequest('http://farm', { headers: { 'request-key': key } })
  const answered = async () => Response.json({ success: true })
  const looked = await prisma().$transaction(async (tx) => {
    await tx.staffRequest.create({ data: { key, done: true } })
    const asked = lookUp(cookie)
    await untilWaiting()
    await keepAnswer(request, by, 'request', answered)
    return { asked }
  })
  expect((await looked.asked).body.answer).toMatchObject({ status: 200 })
})

test('a request that was said not to be done is not done when it arrives later', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  expect(await lookUp()).toMatchObject({ status: 409, body: { code: 'not_done' } })
  expect(await lookUp()).toMatchObject({ status: 409, body: { code: 'not_done' } })
  expect(await verify(id)).toMatchObject({ status: 409, body: { code: 'not_done' } })
  expect(await bookingStatus(id)).toBe('pending')
})

test('after a restart it is still known what was done, though not the answer', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  await verify(id)
  restart()
  expect(await lookUp()).toMatchObject({ status: 409, body: { code: 'done_unseen' } })
  key = randomUUID()
  await setStatus(id, 'confirmed', 'rejected')
  restart()
  // What was refused changed nothing.
  expect(await lookUp()).toMatchObject({ status: 409, body: { code: 'not_done' } })
})

test('a request that arrives twice is carried out once', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  const [first, second] = await Promise.all([verify(id), verify(id)])
  expect([first.status, second.status].sort()).toEqual([200, 409])
  const entries = await prisma().auditEntry.count({
    where: { bookingId: id, action: 'booking_verified' },
  })
  expect(entries).toBe(1)
})

test('an answer is told to nobody else', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  await verify(id)
  await prisma().staff.create({ data: { email: 'desk@dontali.example', role: 'desk' } })
  const other = await signedIn('desk@dontali.example')
  expect(await lookUp(other.cookie)).toMatchObject({ status: 409, body: { code: 'done_unseen' } })
  expect((await lookUp('')).status).toBe(401)
})
