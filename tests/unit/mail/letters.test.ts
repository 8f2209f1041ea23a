import { describe, expect, test } from 'vitest'
import { guestSamples, sampleBooking, sampleMails } from '#dev/sample-mails.ts'
import { farmNames } from '#lib/i18n/farm-facts.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { guestLetter } from '#lib/mail/guest-letters.ts'
import { letterHtml, letterText, type MailedBooking } from '#lib/mail/letter.ts'
import { staffLetter } from '#lib/mail/staff-letters.ts'
import { splitOf } from '#lib/payments/rules/deposit.ts'
import { addDays, dayInIndia, dayInSentence, timeInIndia } from '#lib/shared/dates.ts'
import { formatRupees } from '#lib/shared/money.ts'
import { strictEvent } from '../../support/calendar.ts'
import { terms } from '../../support/terms.ts'

const head = { to: ['asha@example.com'], messageId: '<a@b>' }
const booking: MailedBooking = { ...sampleBooking, terms, fullName: 'Asha <b>Patil</b>', utr: null }

const locales = Object.keys(languages) as Locale[]
const kinds = {
  ...guestSamples,
  rejectedFor: { kind: 'rejected', statusNote: 'No payment & no <answer>' },
} as const

/** What a reader of the HTML part sees, piece by piece. */
function wordsOf(html: string): string[] {
  const body = html
    .replace(/^[\s\S]*<body/, '<body')
    .replace(/<div style="display:none.*<\/div>/, '')
  return body
    .replace(/<\/?(span|a)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .map((words) =>
      words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').trim(),
    )
    .filter((words) => words !== '' && words !== 'Dontali')
}

describe('a guest’s mail', () => {
  test('writes the amount with Indian grouping', async () => {
    const letter = await guestLetter('received', booking, head)
    expect(letterText(letter)).toContain('₹2,85,370.50')
  })

  test('names the reference in its subject, of every kind and in every language', async () => {
    for (const change of Object.values(kinds)) {
      for (const locale of locales) {
        const letter = await guestLetter(change.kind, { ...booking, ...change, locale }, head)
        expect(letter.subject).toContain('D7K-3MX')
      }
    }
  })

  test('says in its text all that its HTML says, in every language, the link included', async () => {
    for (const [kind, change] of Object.entries(kinds)) {
      for (const locale of locales) {
        const letter = await guestLetter(change.kind, { ...booking, ...change, locale }, head)
        const text = letterText(letter)
        for (const words of wordsOf(letterHtml(letter)))
          expect([kind, text]).toEqual([kind, expect.stringContaining(words)])
        expect(letterHtml(letter)).toContain(`href="${letter.link?.url}"`)
        expect(text).toContain(letter.link?.url)
      }
    }
  })

  test('about a hold tells until when it lasts in India, by the clock of the language, as the pages do', async () => {
    const [held] = await sampleMails()
    expect(held?.letters).toHaveLength(locales.length)
    for (const letter of held?.letters ?? []) {
      const halved = letter.language === 'en'
      expect(letterText(letter)).toMatch(halved ? /12:20\spm/ : /12(:|\sh\s)20/)
      if (!halved) expect(letterText(letter)).not.toMatch(/\d\s?(م(?!\p{L})|[ap]\.?\s?m\b)/iu)
    }
  })

  test('says the year of the stay: a mail may be read in another', async () => {
    for (const locale of locales) {
      const letter = await guestLetter('confirmed', { ...booking, locale }, head)
      expect(letter.subject).toContain('2026')
    }
    expect(letterText(staffLetter('staff_new_booking', booking, head))).toContain('2026')
  })

  test('names the room in the guest’s language', async () => {
    const letter = await guestLetter('received', { ...booking, locale: 'fr' }, head)
    expect(letterText(letter)).toContain('Maisonnette face à\u00a0la\u00a0vallée')
    expect(letterText(letter)).not.toContain('Cottage')
  })

  test('in Arabic has the farm’s name at its head as the site spells it, and one way to write a day', async () => {
    const letter = await guestLetter('confirmed', { ...booking, locale: 'ar' }, head)
    expect(wordsOf(letterHtml(letter))[0]).toBe(farmNames('ar').brand)
    expect(letterText(letter)).not.toMatch(
      /(?:الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد)،/,
    )
  })

  test('breaks a Chinese heading between words, what is read on anywhere, and no hyphenated word in French', async () => {
    const zh = letterHtml(await guestLetter('received', { ...booking, locale: 'zh' }, head))
    expect(zh).toContain('已<wbr>收到')
    expect(zh).toContain('截图和银行')
    const fr = letterHtml(await guestLetter('confirmed', { ...booking, locale: 'fr' }, head))
    expect(fr).toContain('<span style="white-space:nowrap">Enregistrez-la</span>')
  })

  test('never has two full stops where a date ends a sentence', async () => {
    for (const change of Object.values(kinds)) {
      for (const locale of locales) {
        const letter = await guestLetter(change.kind, { ...booking, ...change, locale }, head)
        expect(letterText(letter)).not.toContain('..')
      }
    }
  })

  test('shows a hostile name as text', async () => {
    const html = letterHtml(await guestLetter('received', booking, head))
    expect(html).toContain('Asha &lt;b&gt;Patil&lt;/b&gt;')
    expect(html).not.toContain('<b>Patil')
  })

  test('promises a call, not a room, when there is no unit', async () => {
    const letter = await guestLetter('received', { ...booking, hasUnit: false }, head)
    expect(letterText(letter)).toContain('we’ll call you about the room')
    expect(letterText(letter)).not.toContain('the room is reserved for you')
  })

  test('gives the reason of a rejection only when there is one', async () => {
    const silent = letterText(await guestLetter('rejected', booking, head))
    const told = letterText(
      await guestLetter('rejected', { ...booking, statusNote: 'No payment' }, head),
    )
    expect(silent).not.toContain('The reason')
    expect(told).toContain('The reason: No payment')
  })

  test('tells a guest who asked to cancel that it is done, not that the booking was refused', async () => {
    const rejectedBecause = 'cancelled_by_guest'
    const change = { rejectedBecause, statusNote: '₹19,470 went back today' } as const
    const letter = await guestLetter('rejected', { ...booking, ...change }, head)
    expect(letter.subject).toBe('Booking D7K-3MX is cancelled')
    expect(letterText(letter)).toContain('A note from us: ₹19,470 went back today')
    expect(letterText(letter)).not.toContain('accept')
  })

  test('that confirms says the last day to cancel with a refund, unless that is over', async () => {
    // The day of the sample's booking is day 0.
    const last = addDays(dayInIndia(booking.createdAt), terms.refundDays)
    const late = timeInIndia(addDays(last, 1), '12:00')
    for (const locale of locales) {
      const wordsAt = async (changedAt: Date) =>
        letterText(await guestLetter('confirmed', { ...booking, locale, changedAt }, head))
      const day = dayInSentence(last, locale, { year: 'numeric' })
      expect(await wordsAt(booking.changedAt)).toContain(day)
      expect(await wordsAt(late)).not.toContain(day)
    }
  })

  test('that confirms leads to the calendar file, and only then', async () => {
    const linkIn = async (kind: 'confirmed' | 'verified') =>
      (await guestLetter(kind, booking, head)).more
    expect((await linkIn('confirmed'))?.url).toContain(`/api/stays/${booking.secret}/calendar`)
    expect(await linkIn('verified')).toBeUndefined()
  })

  test('carries the stay as a calendar file when it is confirmed, and only then', async () => {
    for (const locale of locales) {
      const letter = await guestLetter('confirmed', { ...booking, locale }, head)
      const stay = strictEvent(letter.calendar ?? '')
      expect(stay.startDate.toString()).toBe('2026-12-12')
      // The end is exclusive (RFC 5545, 3.6.1): the last night is the last day shown.
      expect(stay.endDate.toString()).toBe('2026-12-15')
      expect(stay.startDate.isDate).toBe(true)
      expect(stay.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    }
    expect((await guestLetter('verified', booking, head)).calendar).toBeUndefined()
  })

  test('is written in each language, in its direction, with no key or brace left over', async () => {
    const subjects = new Set<string>()
    for (const locale of locales) {
      for (const kind of [
        'received',
        'verified',
        'confirmed',
        'rejected',
        'cancelAsked',
      ] as const) {
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
    expect(
      letterText(staffLetter('staff_new_booking', { ...booking, utr: '632512345678' }, head)),
    ).toContain('UTR: 632512345678. Look for this UTR in the bank')
    expect(letterText(staffLetter('staff_new_booking', booking, head))).toContain(
      'No UTR was given',
    )
  })

  test('says what the guest notes, where they do', () => {
    const noted = { ...booking, guest_note: 'One dog' }
    expect(letterText(staffLetter('staff_new_booking', noted, head))).toContain(
      'Note from the guest: One dog',
    )
    const silent = { ...booking, guest_note: null }
    expect(letterText(staffLetter('staff_new_booking', silent, head))).not.toContain('notes')
  })

  test('says at the top that a paid guest has no room', () => {
    const letter = staffLetter('staff_new_booking', { ...booking, hasUnit: false }, head)
    expect(letter.subject).toBe('Paid, but no room: D7K-3MX')
    expect(letterText(letter)).toContain('No room is reserved for this booking.')
  })

  test('says what is paid now and what is left for arrival', () => {
    const { nowPaise, leftPaise } = splitOf(booking.totalPaise, 'deposit', booking.terms)
    const text = (paying: 'deposit' | 'total') =>
      letterText(staffLetter('staff_new_booking', { ...booking, paying }, head))
    expect(text('deposit')).toContain(
      `The guest says they paid the deposit, ${formatRupees(nowPaise, 'en')}. To collect on arrival: ${formatRupees(leftPaise, 'en')}.`,
    )
    expect(text('total')).toContain(
      'The guest says they paid the full amount, ₹2,85,370.50. Nothing to collect',
    )
  })

  test('says of a balance what is to be found in the bank', () => {
    const claimed = { ...booking, checkingPaise: 1_000_00, balancePaise: 3_000_00 }
    const letter = staffLetter('staff_payment_claimed', claimed, head)
    expect(letter.subject).toBe('Guest reports balance paid: D7K-3MX')
    expect(letterText(letter)).toContain(
      '₹1,000 to find in the bank. Until you verify it, ₹3,000 is still owed.',
    )
  })

  test('points out an amount that differs from ours', () => {
    const letter = staffLetter('staff_new_booking', { ...booking, claimedPaise: 1_000_00 }, head)
    expect(letterText(letter)).toContain('Please check the amount: the guest’s page showed ₹1,000')
  })
})
