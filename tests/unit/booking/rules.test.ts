import { describe, expect, test } from 'vitest'
import { internationalDigits, isEmail, isPhone } from '#lib/booking/rules/contact.ts'
import { stayPath } from '#lib/booking/rules/paths.ts'
import { formatReference, referenceAlphabet } from '#lib/booking/rules/reference.ts'
import { statuses } from '#lib/booking/rules/statuses.ts'
import { mustCallFirst, requireBookable, stayProblems } from '#lib/booking/rules/stay-problems.ts'
import { property } from '#lib/property.ts'
import { priceOfCharges } from '#lib/rates/rules/charges.ts'
import { isCaptcha } from '#lib/reservations/rules/robots.ts'
import { holdExpiry } from '#lib/rooms/rules/hold.ts'
import { nightsOf } from '#lib/rooms/rules/stay.ts'
import { dayInIndia, startOfDayInIndia, timeInIndia } from '#lib/shared/dates.ts'
import type { Refusal } from '#lib/shared/refusal.ts'

describe('the price of a stay', () => {
  const of = (paise: number, gstPercent: number) => priceOfCharges([{ paise, gstPercent }])

  test('is the rate times the nights, of which the base is the total ÷ 1.18 and the rest is GST', () => {
    expect(of(2 * 472_000, 18)).toMatchObject({
      totalPaise: 944_000,
      basePaise: 800_000,
      gstPaise: 144_000,
    })
  })

  test('keeps base and tax together equal to the total, whatever the rate and the tax', () => {
    for (const gst of [0, 5, 12, 18, 27.5]) {
      for (let rate = 1; rate < 2_000_000; rate += 9_973) {
        const { totalPaise, basePaise, gstPaise } = of(3 * rate, gst)
        expect(basePaise + gstPaise).toBe(totalPaise)
        expect(Math.abs(basePaise - totalPaise / (1 + gst / 100))).toBeLessThan(0.501)
      }
    }
  })
})

describe('the dates of a stay', () => {
  const today = '2026-11-21'
  const stay = (checkIn: string, checkOut: string) => ({ checkIn, checkOut })

  test('count one night from a day to the next, over the ends of months and leap days too', () => {
    expect(nightsOf(stay('2026-12-31', '2027-01-01'))).toBe(1)
    expect(nightsOf(stay('2028-02-28', '2028-03-01'))).toBe(2)
  })

  test('may begin today and 365 days ahead, and last 1 to 30 nights', () => {
    expect(stayProblems(stay(today, '2026-11-22'), today)).toEqual({})
    expect(stayProblems(stay('2027-11-21', '2027-11-22'), today)).toEqual({})
    expect(stayProblems(stay(today, '2026-12-21'), today)).toEqual({})
  })

  test('may not begin yesterday, 366 days ahead, end on the day they begin, or last 31 nights', () => {
    expect(stayProblems(stay('2026-11-20', '2026-11-22'), today)).toEqual({ checkIn: 'checkIn' })
    expect(stayProblems(stay('2027-11-22', '2027-11-23'), today)).toEqual({ checkIn: 'tooFar' })
    expect(stayProblems(stay(today, today), today)).toEqual({ checkOut: 'checkOut' })
    expect(stayProblems(stay(today, '2026-12-22'), today)).toEqual({ checkOut: 'tooLong' })
  })

  test('that do not exist are refused', () => {
    expect(stayProblems(stay('2027-02-30', '2027-03-02'), today)).toEqual({ checkIn: 'checkIn' })
    expect(stayProblems(stay(today, 'soon'), today)).toEqual({ checkOut: 'checkOut' })
  })

  test('are refused with the sentence of the field', () => {
    let refusal: Refusal | undefined
    try {
      requireBookable(stay('2026-11-20', '2026-11-22'), today)
    } catch (error) {
      refusal = error as Refusal
    }
    expect(refusal?.code).toBe('validation_failed')
    expect(refusal?.detail.errors).toEqual({ checkIn: 'Choose today or a later day.' })
  })

  test('follow the day in India: it begins at 18:30 UTC', () => {
    expect(dayInIndia(new Date('2026-11-21T18:29:59.999Z'))).toBe('2026-11-21')
    expect(dayInIndia(new Date('2026-11-21T18:30:00.000Z'))).toBe('2026-11-22')
    expect(startOfDayInIndia('2026-11-22').toISOString()).toBe('2026-11-21T18:30:00.000Z')
  })
})

describe('a hold', () => {
  const created = new Date('2026-11-21T10:00:00Z')
  const minutesOn = (minutes: number) => new Date(created.getTime() + minutes * 60_000)

  test('lasts 20 minutes, and 20 more from when it is asked for again', () => {
    expect(holdExpiry(created, created)).toEqual(minutesOn(20))
    expect(holdExpiry(created, minutesOn(15))).toEqual(minutesOn(35))
  })

  test('never lasts longer than 60 minutes in all', () => {
    expect(holdExpiry(created, minutesOn(59))).toEqual(minutesOn(60))
    expect(holdExpiry(created, minutesOn(60))).toBeNull()
  })
})

test('a booking moves only as the contract says', () => {
  const next = Object.entries(statuses).map(([status, meaning]) => [status, meaning.next])
  expect(Object.fromEntries(next)).toEqual({
    pending: ['verified', 'confirmed', 'rejected'],
    verified: ['confirmed', 'pending', 'rejected'],
    confirmed: ['pending', 'rejected'],
    rejected: ['pending', 'verified'],
  })
})

test('a reference has no sign that can be taken for another, and no vowel', () => {
  expect(formatReference('D7K3MX')).toBe('D7K-3MX')
  expect(referenceAlphabet).not.toMatch(/[AEIOU01LSZB]/)
  expect(new Set(referenceAlphabet).size).toBe(referenceAlphabet.length)
})

test('the captcha is compared without letter case and without spaces around it', () => {
  expect(isCaptcha('  farmStay ', 'FARMSTAY')).toBe(true)
  expect(isCaptcha('farm stay', 'FARMSTAY')).toBe(false)
  expect(isCaptcha('', 'FARMSTAY')).toBe(false)
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

test("the guest's own page has the language's prefix, except in English", () => {
  expect(stayPath('secret', 'en')).toBe('/stay/secret')
  expect(stayPath('secret', 'ar')).toBe('/ar/stay/secret')
})

test('for tonight a guest calls first from an hour before check-in ends', () => {
  const end = timeInIndia('2026-12-12', property.checkIn.to)
  const hourBefore = new Date(end.getTime() - 3_600_000)
  const before = new Date(hourBefore.getTime() - 1)
  const call = [before, hourBefore].map((now) => mustCallFirst('2026-12-12', now))
  expect(call).toEqual([false, true])
  expect(mustCallFirst('2026-12-12', new Date('2026-12-12T18:29:00Z'))).toBe(true)
  expect(mustCallFirst('2026-12-13', hourBefore)).toBe(false)
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
