import { expect, test } from 'vitest'
import { internationalDigits, isEmail, isName, isPhone } from '#lib/booking/rules/contact.ts'

test.each([
  'J.R.R. Tolkien',
  'A.P.J. Abdul Kalam',
  'St. John',
  'd’Souza',
  "Joseph D'Souza",
  'Dr.Rao',
  'Mr.Rao & family',
  'S.Comyn',
  'K.Sitaram',
  'Rao / Mehta',
  'Asha c/o Ravi',
  'M.A.Khan',
  'محمد',
  '王小明',
])('%s is a name', (name) => {
  expect(isName(name)).toBe(true)
})

test.each([
  'Claim prize bit.ly/3xYz',
  'evil.example/prize',
  'See t.me/x',
  'Prize evil.com',
  'evil.co.in',
  'me@evil.com',
  'www.evil',
  'https://evil',
  'пример.рф/приз',
])('%s is a link in a mail, and no name', (text) => {
  expect(isName(text)).toBe(false)
})

test('an e-mail address is one address, and nothing that a mailer reads as two', () => {
  for (const good of ['a@b.in', 'asha.rao+farm@mail.example.co.in', "o'neil@example.com"]) {
    expect(isEmail(good), good).toBe(true)
  }
  for (const bad of [
    'asha',
    'asha@localhost',
    'a@b.in,c@d.in',
    'Asha <a@b.in>',
    'a@b.in\r\nBcc: c@d.in',
    'a b@c.in',
    '@b.in',
    'a@.in',
    `${'a'.repeat(250)}@b.in`,
    'a%other.example@b.in',
    'other.example!a@b.in',
    '-oQ/tmp@b.in',
  ]) {
    expect(isEmail(bad), bad).toBe(false)
  }
})

test('a phone number has 7 to 15 digits, however it is written', () => {
  for (const good of ['9876543210', '+91 98765 43210', '(020) 2612-3456', '+33.1.42.68.53.00']) {
    expect(isPhone(good), good).toBe(true)
  }
  for (const bad of [
    '12345',
    'call me',
    '+91 98765 43210 ext',
    '1234567890123456',
    '98765\n43210x',
  ]) {
    expect(isPhone(bad), bad).toBe(false)
  }
})

test('a telephone number is dialled with its country, which is India where none is written', () => {
  for (const [typed, digits] of [
    ['98220 12345', '919822012345'],
    ['098220-12345', '919822012345'],
    ['+91 98220 12345', '919822012345'],
    ['+44 20 7946 0958', '442079460958'],
    ['0033 1 70 18 99 00', '33170189900'],
    ['+65 6123 4567', '6561234567'],
  ] as const) {
    expect(internationalDigits(typed), typed).toBe(digits)
  }
})
