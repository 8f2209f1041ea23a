import { beforeAll, expect, test } from 'vitest'
import * as updateStatus from '#app/api/booking_update_status/route.ts'
import { prisma } from '#lib/db/client.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { book, makeRoom } from '../support/guest.ts'
import { signedIn } from '../support/staff.ts'
import { entryOfDecision, undoCall } from '../support/undo.ts'

useDatabase()
let cookie: string
beforeAll(async () => {
  cookie = (await signedIn()).cookie
})

const move = (id: string, status: string) =>
  call(updateStatus, 'POST', '/api/booking_update_status', { cookie, form: { id, status } })
const undo = async (id: string) => undoCall(cookie, [await entryOfDecision(id)])
const known = async (email: string) => {
  const { fullName, phone } = await prisma().customer.findUniqueOrThrow({ where: { email } })
  return `${fullName}, ${phone}`
}
async function bookAs(email: string, fullName: string, phone: string): Promise<string> {
  const room = await makeRoom()
  const { status, body } = await book(room.name, { email, fullName, phone })
  expect(status).toBe(201)
  return body.booking_id
}

test('a booking with a customer’s e-mail address changes neither their name nor their phone number', async () => {
  await bookAs('victim@example.com', 'Victim', '+91 99999 99999')
  const id = await bookAs('Victim@Example.com', 'Attacker', '+91 66666 66666')
  expect(await known('victim@example.com')).toBe('Victim, +91 99999 99999')
  await move(id, 'rejected')
  expect(await known('victim@example.com')).toBe('Victim, +91 99999 99999')
})

test('a customer has the name and phone of the newest booking that staff have verified', async () => {
  const older = await bookAs('meera@example.com', 'Meera', '+91 90000 00001')
  const newer = await bookAs('meera@example.com', 'Meera Joshi', '+91 90000 00002')
  await move(newer, 'verified')
  expect(await known('meera@example.com')).toBe('Meera Joshi, +91 90000 00002')
  await move(older, 'verified')
  expect(await known('meera@example.com')).toBe('Meera Joshi, +91 90000 00002')
})

test('a customer is who they were once a verification is taken back', async () => {
  await bookAs('ravi@example.com', 'Ravi', '+91 90000 00003')
  const id = await bookAs('ravi@example.com', 'Somebody Else', '+91 90000 00004')
  await move(id, 'verified')
  expect(await known('ravi@example.com')).toBe('Somebody Else, +91 90000 00004')
  expect((await undo(id)).status).toBe(200)
  expect(await known('ravi@example.com')).toBe('Ravi, +91 90000 00003')
})
