import { describe, expect, test } from 'vitest'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { type BookingFacts, guestLetter, staffLetter } from '#lib/mail/booking-letters.ts'
import { letterHtml, letterText } from '#lib/mail/letter.ts'

const head = { to: ['asha@example.com'], messageId: '<a@b>' }
const booking: BookingFacts = {
  reference: 'D7K-3MX',
  secret: 'abcdefghijklmnopqrstuvwxyz',
  fullName: 'Asha <b>Patil</b>',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  roomName: 'Valley-View Cottage',
  checkIn: '2026-12-12',
  checkOut: '2026-12-15',
  guests: 4,
  totalPaise: 285_37_050,
  claimedPaise: null,
  utr: null,
  note: null,
  hasUnit: true,
  locale: 'en',
  createdAt: new Date('2026-12-01T06:30:00Z'),
}

describe('a guest’s mail', () => {
  test('names the reference in its subject and writes the amount with Indian grouping', async () => {
    const letter = await guestLetter('received', booking, head)
    expect(letter.subject).toBe('We have your booking D7K-3MX')
    expect(letterText(letter)).toContain('₹2,85,370.50')
  })

  test('says the same in its text and its HTML, the link included', async () => {
    const letter = await guestLetter('confirmed', booking, head)
    const html = letterHtml(letter)
    for (const paragraph of letter.paragraphs) expect(letterText(letter)).toContain(paragraph)
    expect(letterText(letter)).toContain('/stay/abcdefghijklmnopqrstuvwxyz')
    expect(html).toContain('/stay/abcdefghijklmnopqrstuvwxyz')
  })

  test('shows a hostile name as text', async () => {
    const html = letterHtml(await guestLetter('received', booking, head))
    expect(html).toContain('Asha &lt;b&gt;Patil&lt;/b&gt;')
    expect(html).not.toContain('<b>Patil')
  })

  test('promises a call, not a room, when there is no unit', async () => {
    const letter = await guestLetter('received', { ...booking, hasUnit: false }, head)
    expect(letterText(letter)).toContain('we will call you about the room')
    expect(letterText(letter)).not.toContain('the room is kept for you')
  })

  test('gives the reason of a rejection only when there is one', async () => {
    const silent = letterText(await guestLetter('rejected', booking, head))
    const told = letterText(await guestLetter('rejected', { ...booking, note: 'No payment' }, head))
    expect(silent).not.toContain('The reason')
    expect(told).toContain('The reason: No payment')
  })

  test('is written in each language, in its direction, with no key or brace left over', async () => {
    const subjects = new Set<string>()
    for (const locale of Object.keys(languages) as Locale[]) {
      for (const kind of ['received', 'verified', 'confirmed', 'rejected'] as const) {
        const letter = await guestLetter(kind, { ...booking, locale }, head)
        expect(letterText(letter)).not.toMatch(/[{}]|mail\./)
        expect(letterHtml(letter)).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`)
        expect(letter.link?.url).toContain(locale === 'en' ? '/stay/' : `/${locale}/stay/`)
        if (kind === 'received') subjects.add(letter.subject)
      }
    }
    expect(subjects.size).toBe(Object.keys(languages).length)
  })
})

describe('the staff’s mail', () => {
  test('says what to look for in the bank', () => {
    expect(letterText(staffLetter({ ...booking, utr: '632512345678' }, head))).toContain(
      'UTR: 632512345678. Look for it in the bank',
    )
    expect(letterText(staffLetter(booking, head))).toContain('No UTR was given')
  })

  test('says at the top that a paid guest has no room', () => {
    const letter = staffLetter({ ...booking, hasUnit: false }, head)
    expect(letter.subject).toBe('Paid, but no room: D7K-3MX')
  })

  test('points out an amount that differs from ours', () => {
    const letter = staffLetter({ ...booking, claimedPaise: 1_000_00 }, head)
    expect(letterText(letter)).toContain('Look twice: the guest’s page showed ₹1,000')
  })
})
