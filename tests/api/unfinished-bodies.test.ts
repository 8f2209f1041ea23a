import { afterEach, expect, test } from 'vitest'
import { bodyMemory, mostBytesOfAddress, mostFileBytes } from '#lib/http/body-memory.ts'
import * as chatUpload from '../../app/api/chat_upload/route.ts'
import * as createBooking from '../../app/api/create_booking/route.ts'
import { call, type Route } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { book, hold, makeRoom, someAddress } from '../support/guest.ts'

useDatabase()

const held: { release(): void }[] = []
afterEach(() => {
  for (const share of held.splice(0)) share.release()
})

/** Has as much on its way as one address may have, and sends no more. */
function sendHalf(address: string): void {
  const share = bodyMemory({ address, isReserved: false })
  share.take(mostBytesOfAddress)
  held.push(share)
}

async function refusalOf(route: Route, address: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { status, body } = await call(route, 'POST', '/api/x', { text: 'a=1', headers, address })
  return [status, body.code]
}

test('bodies that one address does not finish keep out nobody else', async () => {
  const room = await makeRoom(2)
  const address = someAddress()
  sendHalf(address)
  expect(await refusalOf(createBooking, address)).toEqual([503, 'busy'])
  expect((await book(room.name)).status).toBe(201)
})

test('unfinished bodies from many addresses block files, but not bookings or holds', async () => {
  const room = await makeRoom(2)
  for (let bytes = 0; bytes < mostFileBytes; bytes += mostBytesOfAddress) sendHalf(someAddress())
  expect(await refusalOf(chatUpload, someAddress())).toEqual([503, 'busy'])
  expect((await hold(room.name)).status).toBe(201)
  expect((await book(room.name)).status).toBe(201)
})
