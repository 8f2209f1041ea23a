import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { countryHint, internationalDigits } from '#lib/booking/rules/contact.ts'
import { meantEmail } from '#lib/reservations/rules/email-slips.ts'

const rows = readFileSync('tests/fixtures/typed/phones-trunk-zero.txt', 'utf8').trim().split('\n')

describe('the number for WhatsApp', () => {
  test.each([
    ...rows.map((row) => row.split('\t') as [string, string]),
    ['98200 11223', '919820011223'],
    ['098200 11223', '919820011223'],
    ['91 098200 11223', '919820011223'],
    ['0044 20 7946 0018', '442079460018'],
    ['+44 20 7946 0018', '442079460018'],
    ['+1 (415) 555-0100', '14155550100'],
    ['+33 (0)6 12 34 56 78', '33612345678'],
    ['+971 50 123 4567', '971501234567'],
    ['+880 01712 345678', '8801712345678'],
    ['+39 06 1234 5678', '390612345678'],
    ['+225 07 12 34 56 78', '2250712345678'],
  ])('of %s is %s', (typed, digits) => {
    expect(internationalDigits(typed)).toBe(digits)
  })
})

test('a number without a country’s code is said to be Indian, or asked about', () => {
  expect(countryHint('98200 11223')).toEqual({ country: 'india', number: '+91 98200 11223' })
  expect(countryHint('020 7946 0958')).toEqual({ country: 'india', number: '+91 20794 60958' })
  for (const odd of ['1111111111', '7946 0958', '7911 123456 78']) {
    expect(countryHint(odd)).toEqual({ country: 'unknown' })
  }
  for (const good of [
    '+91 98200 11223',
    '+44 20 7946 0018',
    '0044 20 7946 0018',
    '919820011223',
    'x',
  ]) {
    expect(countryHint(good)).toBeNull()
  }
})

test.each([
  ['asha@gmail.con', 'asha@gmail.com'],
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@gamil.com', 'asha@gmail.com'],
  ['asha@gmial.con', 'asha@gmail.com'],
  ['asha@gmai.com', 'asha@gmail.com'],
  ['asha@gmail.co.in', 'asha@gmail.com'],
  ['asha@GMAIL.CO', 'asha@gmail.com'],
  ['Asha.P@hotmial.con', 'Asha.P@hotmail.com'],
  ['asha@yahooo.co.in', 'asha@yahoo.co.in'],
  ['asha@rediffmial.com', 'asha@rediffmail.com'],
  ['asha@outlok.com', 'asha@outlook.com'],
])('%s is asked about as %s', (typed, right) => {
  expect(meantEmail(typed)).toBe(right)
})

test.each([
  'asha@gmail.com',
  'asha@ymail.com',
  'asha@mail.com',
  'asha@email.com',
  'asha@yahoo.co.uk',
  'asha@gmx.net',
  'asha@dontali.example',
  'asha@tmail.com',
  'asha@iitb.ac.in',
  'asha@live.in',
  'asha@',
  'asha',
  '',
])('nothing is asked about %s', (typed) => {
  expect(meantEmail(typed)).toBeNull()
})
