import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { transaction } from '#lib/db/transaction.ts'
import { findBookings } from '#lib/desk/queries/list-bookings.ts'
import { storeFile } from '#lib/files/commands.ts'
import { readScreenshot } from '#lib/payments/service/read-screenshot.ts'
import { insertBooking } from '../support/bookings.ts'
import { useDatabase } from '../support/database.ts'
import { diceOf } from '../support/dice.ts'
import { receipt } from '../support/receipts.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()

const names = [
  'Asha Patil',
  'Ravi Kulkarni',
  'Meera Joshi',
  'Imran Sheikh',
  'Kabir Mehta',
  'Sunita Rao',
]

/** Thirty payments by one app within a minute: name, sum and UTR differ, all else is the same on each. */
function payments() {
  const below = diceOf(7)
  const digits = (count: number) => Array.from({ length: count }, () => below(10)).join('')
  return Array.from({ length: 30 }, () => ({
    amount: `${1 + below(40)},${digits(3)}`,
    from: names[below(names.length)] ?? '',
    utr: digits(12),
  }))
}

async function stored(bytes: Uint8Array): Promise<{ id: string; words: bigint[] }> {
  const file = await readScreenshot({ name: 'paid.jpg', bytes })
  return {
    id: await transaction((tx) => storeFile(tx, file)),
    words: file.wordHashes ?? [],
  }
}

const bitsApart = (one: bigint, other: bigint) =>
  BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length

/** The rule until November 2026: four fifths of the words are alike. */
function fourFifths(one: bigint[], other: bigint[]): boolean {
  const found = one.filter((mine) => other.some((theirs) => bitsApart(mine, theirs) <= 12))
  return found.length >= 0.8 * one.length
}

let files: { id: string; words: bigint[] }[]
let flagged: Set<string>

beforeAll(async () => {
  files = []
  for (const payment of payments()) files.push(await stored(await receipt(payment)))
  flagged = new Set((await prisma().alikeFile.findMany()).map(({ fileId }) => fileId))
}, 480_000)

test('of thirty receipts of one app for different payments none looks familiar, and by the earlier rule nearly all did', () => {
  const before = files.filter(({ words }, at) =>
    files.slice(0, at).some((earlier) => fourFifths(words, earlier.words)),
  )
  expect(before.length).toBeGreaterThanOrEqual(25)
  expect(files.filter(({ id }) => flagged.has(id))).toEqual([])
})

test.each([
  ['saved again', (picture: Sharp) => picture.jpeg({ quality: 40 })],
  ['made smaller', (picture: Sharp) => picture.resize({ width: 540 }).jpeg()],
  [
    'cut above',
    (picture: Sharp) => picture.extract({ left: 0, top: 90, width: 1080, height: 1830 }).webp(),
  ],
])('a receipt of an earlier payment looks familiar when it was %s', async (_, change) => {
  const [first] = payments()
  const again = await stored(await change(sharp(await receipt(first))).toBuffer())
  const others = await prisma().alikeFile.findMany({ where: { fileId: again.id } })
  expect(others.map(({ otherId }) => otherId)).toContain(files[0]?.id)
})

test('a receipt that was photographed from the screen later, under another clock, looks familiar', async () => {
  const [first] = payments()
  const later = await stored(await receipt({ ...first, clock: '14:07' }))
  const others = await prisma().alikeFile.findMany({ where: { fileId: later.id } })
  expect(others.map(({ otherId }) => otherId)).toContain(files[0]?.id)
})

test('bookings whose UTRs differ are not called familiar, whatever their pictures', async () => {
  const { by } = await signedIn()
  const [first, second] = [await insertBooking({}), await insertBooking({})]
  const pair = { fileId: second.screenshotId, otherId: first.screenshotId }
  await prisma().alikeFile.create({ data: pair })
  const flags = async () => (await findBookings(by, [second.id])).map(({ flags }) => flags)
  const utr = async (bookingId: string, utr: string) =>
    prisma().payment.updateMany({ where: { bookingId }, data: { utr } })
  expect((await flags())[0]).toContain('similar_screenshot')
  await utr(first.id, '632548210937')
  expect((await flags())[0]).toContain('similar_screenshot')
  await utr(second.id, '632548210938')
  expect((await flags())[0]).not.toContain('similar_screenshot')
})
