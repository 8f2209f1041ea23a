import { expect, test } from 'vitest'
import { guestSamples, sampleBooking } from '#dev/sample-mails.ts'
import { guestLetter } from '#lib/mail/guest-letters.ts'
import { letterText } from '#lib/mail/letter.ts'

const head = { to: ['asha@example.com'], messageId: '<a@b>' }

// A stay that begins before the days of its refund are over: the deadline ends in an hour.
const soon = { kind: 'confirmed', checkIn: '2026-12-05' } as const

// A date is one word in Chinese, without spaces in it or beside it.
const dateInChinese = /(?:\d+年)?\d+月\d+日(?:周[一二三四五六日])?/g

/** What only other languages write: sums, ranges, hours, and digits or signs beside Chinese. */
const foreign = {
  ru: /₹\s?\d|\d,\d{3}|\s–\s|\b0\d:\d\d|\b[ap]m\b/,
  zh: /\p{Script=Han}[\w₹+]|[\w%]\p{Script=Han}|[\p{Script=Han}\d][,;:!?] |\s[–—]\s|星期|\b[ap]m\b/u,
  ar: /[٠-٩]|\d[,;?](?!\d)|\b[ap]m\b/,
} as const

test.each(['ru', 'zh', 'ar'] as const)(
  'a guest’s mail writes sums, dates and hours as its language does: %s',
  async (locale) => {
    for (const change of [...Object.values(guestSamples), soon]) {
      const letter = await guestLetter(change.kind, { ...sampleBooking, ...change, locale }, head)
      const text = `${letter.subject}\n${letterText(letter)}`.replace(dateInChinese, '〇')
      expect([change.kind, text.match(foreign[locale])?.[0]]).toEqual([change.kind, undefined])
    }
  },
)

test.each([
  ['ru', '3,540 ₹'],
  ['ru', '29 декабря – 1 января'],
  ['zh', '最迟在〇 13:00取消'],
  ['zh', '1 晚, 2 人'],
  ['ar', 'الساعة ١٨:٠٠'],
] as const)('what another language writes is found: in %s, %s', (locale, text) => {
  expect(text).toMatch(foreign[locale])
})
