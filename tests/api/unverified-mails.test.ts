import { expect, test } from 'vitest'
import { guestCalls } from '#calls/guest.ts'
import { prisma } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { book, mailsOwed, makeRoom, someAddress } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const cancellation = routeAt(guestCalls, 'stays/[secret]/cancellation')

useDatabase()

async function bookAs(email: string): Promise<string> {
  const { status, body } = await book((await makeRoom()).name, { email })
  expect(status).toBe(201)
  return body.booking_id
}

async function askToCancel(id: string): Promise<void> {
  const { secret } = await prisma().booking.findUniqueOrThrow({ where: { id } })
  const address = someAddress()
  await call(cancellation, 'POST', '/api/stays/x/cancellation', { params: { secret }, address })
}

// Past all rules: these bookings are not to count for other bounds.
const reject = (id: string) =>
  prisma().booking.update({ where: { id }, data: { status: 'rejected' } })

test('no e-mail contains a message or a web address as a name: such a name is refused', async () => {
  const { name } = await makeRoom()
  const said = 'Just the name, please: up to 60 letters, no web addresses.'
  const names = ['Claim at https://evil.example', 'Prize: WWW.evil.example', 'x'.repeat(61)]
  for (const fullName of names) {
    const { status, body } = await book(name, { fullName })
    expect([status, body.code, body.errors]).toEqual([422, 'validation_failed', { fullName: said }])
  }
})

test('the answer to the sixth booking of an address says that no mail goes out', async () => {
  const email = 'many-rooms@example.com'
  const answers = []
  for (let n = 0; n < 6; n++) {
    const { body } = await book((await makeRoom()).name, { email })
    answers.push(body.mailed)
    if (n === 5) expect(body.message).toContain('save the link to your booking page')
    await reject(body.booking_id)
  }
  expect(answers).toEqual([true, true, true, true, true, false])
})

test('an address gets five e-mails a day about unverified bookings, and staff hear of all of them', async () => {
  for (let n = 0; n < 5; n++) {
    const id = await bookAs('target@third-party.example')
    expect(await mailsOwed(id)).toEqual(['received', 'staff_new_booking'])
    await reject(id)
  }
  const sixth = await bookAs('Target@third-party.example')
  expect(await mailsOwed(sixth)).toEqual(['staff_new_booking'])
  await askToCancel(sixth)
  expect(await mailsOwed(sixth)).toEqual(['staff_new_booking', 'staff_cancel_asked'])
  expect(await mailsOwed(await bookAs('another@third-party.example'))).toContain('received')
  await prisma().$executeRaw`ALTER TABLE audit_entries DISABLE TRIGGER USER`
  await prisma().auditEntry.updateMany({ data: { createdAt: new Date(Date.now() - 86_500_000) } })
  expect(await mailsOwed(await bookAs('target@third-party.example'))).toContain('received')
})

test('a guest whose payment is verified is written to, whatever others do with the address', async () => {
  const id = await bookAs('victim@example.com')
  await changeStatus((await signedIn()).by, { id, status: 'verified', note: null }, new Date())
  for (let n = 0; n < 6; n++) await reject(await bookAs('victim@example.com'))
  await askToCancel(id)
  expect(await mailsOwed(id)).toContain('cancelAsked')
})
