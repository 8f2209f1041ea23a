import { expect, test } from 'vitest'
import { isName } from '#lib/booking/rules/contact.ts'

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
