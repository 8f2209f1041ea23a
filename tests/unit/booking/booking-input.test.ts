import { expect, test } from 'vitest'
import { bookingInput, holdInput } from '#lib/reservations/schema/booking-input.ts'

const fields = {
  fullName: ' Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  roomType: 'Maratha Wada Room',
  checkIn: '2026-12-10',
  checkOut: '2026-12-12',
  guests: '3',
  amount: '9440',
  screenshot: new File(['x'], 'paid.jpg'),
  captcha: 'farmstay',
}

const parse = (changes: object) => bookingInput.parse({ ...fields, ...changes })
const errorsOf = (changes: object) => {
  const result = bookingInput.safeParse({ ...fields, ...changes })
  return (result.error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`)
}

test('unknown fields are dropped', () => {
  expect(parse({ status: 'confirmed', total_paise: '1' })).not.toHaveProperty('status')
})

test('every required field says what it wants, and that it is required', () => {
  const names = ['fullName', 'email', 'phone', 'roomType', 'checkIn', 'checkOut'] as const
  for (const name of names) {
    for (const missing of [undefined, '', '   ']) {
      const result = bookingInput.safeParse({ ...fields, [name]: missing })
      const issue = result.error?.issues[0]
      expect(issue?.path).toEqual([name])
      expect(issue?.code === 'custom' && issue.params?.refusal).toBe('required_fields')
    }
  }
})

test('a screenshot is asked for when it is missing, empty or mere text', () => {
  for (const screenshot of [undefined, 'paid.jpg', new File([], '')]) {
    expect(errorsOf({ screenshot })).toEqual(['screenshot: Please upload the payment screenshot.'])
  }
})

test('guests are 2 unless said, and 1 to 6', () => {
  expect(parse({ guests: undefined }).guests).toBe(2)
  expect(parse({ guests: '6' }).guests).toBe(6)
  for (const guests of ['0', '7', '2.5', 'many']) {
    expect(errorsOf({ guests })).toEqual(['guests: Choose 1 to 6 guests.'])
  }
})

test('the amount is read if it is one, and never refused', () => {
  expect(parse({ amount: '₹9,440.50' }).amount).toBe(944_050)
  expect(parse({ amount: 'all of it' }).amount).toBeNull()
  expect(parse({ amount: '-1' }).amount).toBeNull()
  expect(parse({ amount: undefined }).amount).toBeNull()
  expect(parse({ amount: '999999999' }).amount).toBe(2_147_483_647)
})

test('a UTR may be spaced and small, may be left out, and is refused otherwise', () => {
  expect(parse({ utr: '3037 1234 5678' }).utr).toBe('303712345678')
  expect(parse({ utr: ' ' }).utr).toBe('')
  expect(parse({}).utr).toBe('')
  expect(errorsOf({ utr: '12345' })).toEqual([
    'utr: This doesn’t look like a UTR. Check it, or leave the field empty.',
  ])
})

test('names lose what nobody sees and what makes them read as another', () => {
  expect(parse({ fullName: 'Asha\u0000\r\nRao \u202egpj' }).fullName).toBe('Asha Rao gpj')
  expect(parse({ fullName: 'आशा राव' }).fullName).toBe('आशा राव')
})

test('phone and transaction numbers in Arabic digits, or copied with marks of direction, are understood', () => {
  expect(parse({ utr: '٣٠٣٧ ١٢٣٤ ٥٦٧٨' }).utr).toBe('303712345678')
  expect(parse({ phone: '\u202a+91 98765 43210\u202c' }).phone).toBe('+91 98765 43210')
  expect(parse({ phone: '\u200e9876543210' }).phone).toBe('9876543210')
  expect(parse({ phone: '+٩١ ٩٨٧٦٥ ٤٣٢١٠' }).phone).toBe('+91 98765 43210')
})

test('a filled honeypot is refused', () => {
  expect(errorsOf({ website: 'https://example.com' })).toHaveLength(1)
  expect(errorsOf({ website: '' })).toEqual([])
})

test('a hold takes guests as a number, too', () => {
  const { roomType, checkIn, checkOut } = fields
  expect(holdInput.parse({ roomType, checkIn, checkOut, guests: 4 }).guests).toBe(4)
})
