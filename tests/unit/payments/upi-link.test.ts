import { expect, test } from 'vitest'
import { upiLink } from '#lib/payments/rules/upi-link.ts'

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
