import { expect, test } from 'vitest'
import { sampleBooking } from '#dev/sample-mails.ts'
import { guestLetter } from '#lib/mail/guest-letters.ts'
import { letterText } from '#lib/mail/letter.ts'

const head = { to: ['asha@example.com'], messageId: '<d@dontali.example>' }
const confirmed = async (changes: { locale?: 'en' | 'ar'; door?: string }) =>
  letterText(await guestLetter('confirmed', { ...sampleBooking, ...changes }, head))

test('a confirmation names the unit, if there is one to look for', async () => {
  expect(await confirmed({ door: 'Wada 2' })).toContain('Room number: Wada 2')
  expect(await confirmed({})).not.toContain('Room number:')
})

test('in Arabic its name keeps its own direction', async () => {
  expect(await confirmed({ locale: 'ar', door: 'Wada 2' })).toContain(
    'رقم غرفتك: \u2068Wada 2\u2069',
  )
})
