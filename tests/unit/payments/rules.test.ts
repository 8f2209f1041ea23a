import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { depositOf, splitOf } from '#lib/payments/rules/deposit.ts'
import { upiLink } from '#lib/payments/rules/upi-link.ts'
import { groupUtr, isUtr, plainUtr, utrDateFits } from '#lib/payments/rules/utr.ts'
import { property } from '#lib/property.ts'
import { whatsappLink } from '#lib/shared/whatsapp-link.ts'

const payee = { id: 'dontali@example', name: 'Dontali Farmstay' }

test('a UPI link carries payee, amount with two decimals, currency, note and reference', () => {
  const link = upiLink({
    ...payee,
    amountPaise: 944_000,
    reference: 'D7K-3MX',
    note: 'Booking D7K-3MX',
  })
  expect(link).toBe(
    'upi://pay?pa=dontali@example&pn=Dontali%20Farmstay&am=9440.00&cu=INR&tn=Booking%20D7K-3MX&tr=D7K3MX',
  )
})

test('a UPI link without an amount leaves it to the payer', () => {
  expect(upiLink(payee)).toBe('upi://pay?pa=dontali@example&pn=Dontali%20Farmstay&cu=INR')
})

test('what is special in a link is encoded, and notes and references keep their bounds', () => {
  const link = upiLink({
    id: 'farm@example',
    name: 'Rice & Mango, दोन',
    amountPaise: 5,
    reference: 'X'.repeat(40),
    note: 'n'.repeat(60),
  })
  const fields = new URLSearchParams(link.slice('upi://pay?'.length))
  expect(Object.fromEntries(fields)).toEqual({
    pa: 'farm@example',
    pn: 'Rice & Mango, दोन',
    am: '0.05',
    cu: 'INR',
    tn: 'n'.repeat(50),
    tr: 'X'.repeat(35),
  })
  expect(link).not.toContain('+')
})

test.each([2_218_400, 1_947_000, 944_001])(
  'the deposit of %i paise is the farm’s share of it, rounded up to a rupee',
  (total) => {
    const share = (total * property.depositPercent) / 100
    expect(depositOf(total) % 100).toBe(0)
    expect(depositOf(total)).toBeGreaterThanOrEqual(share)
    expect(depositOf(total)).toBeLessThan(share + 100)
  },
)

test('the deposit is never more than the total', () => {
  expect([depositOf(50), depositOf(0)]).toEqual([50, 0])
})

test('what is paid now and what is left are the total together', () => {
  const nowPaise = depositOf(1_947_000)
  expect(splitOf(1_947_000, 'deposit')).toEqual({ nowPaise, leftPaise: 1_947_000 - nowPaise })
  expect(splitOf(1_947_000, 'total')).toEqual({ nowPaise: 1_947_000, leftPaise: 0 })
})

test('a WhatsApp link has the digits of the number and the encoded text', () => {
  expect(whatsappLink('+91 12345 67890', 'Namaskar,\nhere & now')).toBe(
    'https://wa.me/911234567890?text=Namaskar%2C%0Ahere%20%26%20now',
  )
})

test('a transaction number has 12 to 22 capital letters and digits', () => {
  expect(isUtr('303712345678')).toBe(true)
  expect(isUtr('HDFCR52026112112345678')).toBe(true)
  expect(isUtr('30371234567')).toBe(false)
  expect(isUtr('3037-1234-5678')).toBe(false)
})

test('a transaction number is shown in fours and sent without spaces', () => {
  expect(groupUtr('534604127783')).toBe('5346 0412 7783')
  expect(groupUtr('5346 0')).toBe('5346 0')
  expect(groupUtr('HDFC0042')).toBe('HDFC0042')
  expect(plainUtr(' 5346 0412 7783 ')).toBe('534604127783')
  expect(groupUtr('٥٣٤٦٠')).toBe('5346 0')
})

describe('the day inside a UTR', () => {
  const fits = (utr: string, day: string) => utrDateFits(utr, new Date(`${day}T06:00:00Z`))

  test('fits from three days before the booking to one day after it', () => {
    // 21 November is day 325.
    const days = ['6321', '6322', '6323', '6324', '6325', '6326', '6327']
    expect(days.map((start) => fits(`${start}00000000`, '2026-11-21'))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      false,
    ])
  })

  test('fits over the turn of a year, also of one with a leap day', () => {
    expect(fits('636500000000', '2027-01-01')).toBe(true)
    expect(fits('836600000000', '2028-12-31')).toBe(true)
    expect(fits('700100000000', '2026-12-31')).toBe(true)
  })

  test('is looked for in nothing that is not twelve digits', () => {
    expect(fits('HDFCR52026112100', '2026-11-21')).toBe(true)
  })
})

test('the UTR is cut out of what was typed or pasted, and Google Pay’s own id is none', () => {
  const rows = readFileSync('tests/fixtures/typed/utr-typed.txt', 'utf8').trim().split('\n')
  for (const row of rows) {
    const [typed = '', right = ''] = row.split('\t')
    const plain = plainUtr(typed)
    expect(isUtr(plain) ? plain : 'not a UTR').toBe(right.replace(/^not a UTR.*/, 'not a UTR'))
  }
})

test.each([
  ['0000633212347702', '633212347702'],
  ['C633212347702', '633212347702'],
  ['d633212347702', '633212347702'],
  ['6332 1234 7702', '633212347702'],
  ['UTR633212347702', '633212347702'],
  ['Rs 4,720 sent to dontali@example (UPI Ref no 633212347702) on 28-11-26', '633212347702'],
  ['UTR: HDFCN52026112812345678', 'HDFCN52026112812345678'],
  ['६३३२ १२३४ ७७०४', '633212347704'],
  ['６３３２１２３４７７０４', '633212347704'],
  ['031012345678', '031012345678'],
  ['633212347702 or 633212347703', '633212347702OR633212347703'],
])('%s is stored as %s', (typed, stored) => {
  expect(plainUtr(typed)).toBe(stored)
})
