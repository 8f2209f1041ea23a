import { describe, expect, test } from 'vitest'
import { agreedCharges, agreedProblems } from '#lib/booking/rules/agreed-price.ts'
import { type Charge, totalOf } from '#lib/rates/rules/charges.ts'
import { priceAtDesk } from '#lib/rates/rules/quote.ts'
import { addDays } from '#lib/shared/dates.ts'
import { changedCharges } from '#lib/stays/rules/stay-change.ts'
import { none, room } from '../../support/rates.ts'

const first = '2026-12-21'
const cottage = { ...room, id: 2, name: 'Cottage', ratePaise: 649_000, extraGuestPaise: 80_000 }

function stayOf(nights: number, guests = 2) {
  return { checkIn: first, checkOut: addDays(first, nights), guests }
}
const told = (charges: Charge[]) => charges.map(({ words, paise }) => `${words} ${paise / 100}`)

/** The charges of a stay in the room at ₹4,720, changed so many nights after it began. */
function changed(
  was: ReturnType<typeof stayOf> & { charges?: Charge[]; in?: typeof room },
  will: ReturnType<typeof stayOf>,
  slept: number,
  to = room,
) {
  const { in: from = room, guests } = was
  const { charges = priceAtDesk(from, none, was).charges } = was
  const priced = { roomId: from.id, guests, charges, code: null }
  return changedCharges(priced, will, { room: to, rules: none }, addDays(first, slept))
}

describe('a stay that changes while its guest is in the house', () => {
  test('keeps the price of nights that were slept, also in another room', () => {
    expect(told(changed(stayOf(3), stayOf(4), 2, cottage))).toEqual([
      'Wada 4720',
      'Wada 4720',
      'Cottage 6490',
      'Cottage 6490',
    ])
    expect(told(changed(stayOf(2), stayOf(2), 0, cottage))).toEqual([
      'Cottage 6490',
      'Cottage 6490',
    ])
  })

  test('keeps what extra guests cost on those nights, whoever comes or goes, and says it once where it is the same', () => {
    const lines = (charges: Charge[]) => told(charges.filter(({ kind }) => kind === 'extra_guest'))
    expect(lines(changed(stayOf(3, 3), stayOf(3, 2), 2))).toEqual([
      'Extra guests: 1, nights: 2 1180',
    ])
    const more = changed(stayOf(4, 2), stayOf(4, 3), 1)
    expect(lines(more)).toEqual(['Extra guests: 1, nights: 3, from 22 Dec 2026 1770'])
    const longer = changed({ ...stayOf(4, 3), charges: more }, stayOf(5, 3), 2)
    expect(lines(longer)).toEqual(['Extra guests: 1, nights: 4, from 22 Dec 2026 2360'])
    // The columns count, not the words.
    const older = more.map((line) => (line.extraGuests ? { ...line, words: 'Two more' } : line))
    expect(changed({ ...stayOf(4, 3), charges: older }, stayOf(5, 3), 2)).toEqual(longer)
    expect(lines(changed(stayOf(3, 3), stayOf(3, 3), 1, cottage))).toEqual([
      'Extra guests: 1, nights: 1 590',
      'Extra guests: 1, nights: 2, from 22 Dec 2026 1600',
    ])
    expect(lines(changed(stayOf(3, 3), stayOf(2, 3), 2))).toEqual([
      'Extra guests: 1, nights: 2 1180',
    ])
  })

  test('charges no extra guest of a night that the stay has no more, because it begins later', () => {
    const more = changed(stayOf(5, 3), stayOf(5, 4), 1)
    const later = { ...stayOf(5, 4), checkIn: addDays(first, 3) }
    const lines = told(changed({ ...stayOf(5, 4), charges: more }, later, 3))
    expect(lines).toEqual(['Wada 4720', 'Wada 4720', 'Extra guests: 2, nights: 2 2360'])
  })
})

describe('a price that was agreed on', () => {
  const { charges } = priceAtDesk(room, none, stayOf(2))

  test('is one line more, however often it is another, and none where it is the sum', () => {
    const cheaper = agreedCharges(charges, 900_000, false)
    expect(cheaper.at(-1)).toMatchObject({ kind: 'agreed', paise: -44_000, position: 3 })
    const dearer = agreedCharges(cheaper, 1_000_000, false)
    expect(dearer.at(-1)).toMatchObject({ kind: 'agreed', paise: 56_000, position: 3 })
    expect([dearer.length, totalOf(dearer)]).toEqual([3, 1_000_000])
    expect(agreedCharges(dearer, 944_000, false)).toEqual(charges)
  })

  test('stays a line of its own when nights are added', () => {
    const was = { ...stayOf(2), charges: agreedCharges(charges, 900_000, false) }
    expect(told(changed(was, stayOf(3), 0))).toEqual([
      ...Array.from({ length: 3 }, () => 'Wada 4720'),
      'Price as agreed -440',
    ])
  })

  test('takes no more off a shorter stay than that costs', () => {
    const gift = { ...stayOf(2), charges: agreedCharges(charges, 0, false) }
    const shorter = changed(gift, stayOf(1), 0)
    expect(told(shorter)).toEqual(['Wada 4720', 'Price as agreed -4720'])
  })

  test('asks for a reason where it is another than is charged', () => {
    expect(agreedProblems(900_000, 944_000, ' ')).toEqual({
      reason: 'Enter a reason for this price.',
    })
    expect(agreedProblems(900_000, 944_000, 'Agreed.')).toEqual({})
    expect(agreedProblems(944_000, 944_000, '')).toEqual({})
  })
})
