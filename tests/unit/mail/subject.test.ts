import { expect, test } from 'vitest'
import { sampleBooking } from '#dev/sample-mails.ts'
import { guestLetter } from '#lib/mail/guest-letters.ts'

const head = { to: ['asha@example.com'], messageId: '<a@b>' }

test.each([
  ['ar', 60],
  ['en', 60],
  ['es', 60],
  ['fr', 60],
  ['ru', 60],
  ['zh', 30],
] as const)(
  'the subject that confirms a stay is no longer than a title, in %s',
  async (locale, letters) => {
    const { subject } = await guestLetter('confirmed', { ...sampleBooking, locale }, head)
    const shown = subject.replace(/\p{Cf}/gu, '')
    expect([shown, shown.length <= letters]).toEqual([shown, true])
  },
)
