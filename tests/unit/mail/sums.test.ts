import { describe, expect, test } from 'vitest'
import { guestSamples, sampleBooking } from '#dev/sample-mails.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { guestLetter } from '#lib/mail/guest-letters.ts'
import { letterText, type MailedBooking } from '#lib/mail/letter.ts'
import { splitOf } from '#lib/payments/rules/deposit.ts'
import { formatRupees } from '#lib/shared/money.ts'

const head = { to: ['asha@example.com'], messageId: '<a@b>' }
const booking: MailedBooking = { ...sampleBooking, utr: null }
const { nowPaise, leftPaise } = splitOf(booking.totalPaise, 'deposit', booking.terms)
const locales = Object.keys(languages) as Locale[]

describe('a guest’s mail', () => {
  test('says what the refund rule gave to a guest who asks to cancel', async () => {
    const asked = { ...booking, cancelAskedAt: booking.createdAt, paidPaise: 0, checkingPaise: 0 }
    const text = async (changes: object) =>
      letterText(await guestLetter('cancelAsked', { ...asked, ...changes }, head))
    expect(await text({ refundPaise: 28_537_050, checkingPaise: 100_00 })).toMatch(
      /we’ll refund ₹2,85,370.50\.[\s\S]*We’ll also refund the ₹100 that we’re still checking/,
    )
    expect(await text({ refundPaise: 28_537_050 })).not.toContain('still checking')
    expect(await text({ checkingPaise: 100_00 })).toContain(
      'what you’ve paid (₹100), once we see it',
    )
    expect(await text({})).toContain('there’s nothing to refund')
    // Another site has the money, and gives it back itself.
    expect(await text({ paidPaise: 100_00 })).not.toMatch(/nothing to refund|Under our terms/)
    expect(await text({ cancelAskedAt: new Date('2099-01-01') })).toContain(
      'Under our terms a refund was possible until',
    )
  })

  test('about a transfer names the sum to send, and the last hour for it by the clock of India', async () => {
    const transfer = { ...booking, ...guestSamples.transfer }
    for (const locale of locales) {
      const letter = await guestLetter('received', { ...transfer, locale }, head)
      const sum = formatRupees(nowPaise, locale)
      expect(letter.paragraphs[0]?.replace(/[\u2066-\u2069]/g, '')).toContain(sum)
      expect(letter.headline).toMatch(/\b12(:00|\sh|\snoon)/)
      expect(letterText(letter)).toContain('D7K3MX')
    }
    const english = await guestLetter('received', transfer, head)
    expect(english.headline).toMatch(/until 12\snoon on 2\sDecember, India\stime/)
  })

  test('about a change tells the stay as it is now before the money', async () => {
    const letter = await guestLetter('changed', { ...booking, ...guestSamples.changed }, head)
    const [stay, money] = letter.paragraphs
    expect(stay).toContain('You’re now booked into Valley-View Cottage')
    expect(money).toContain('You can pay the remaining ₹2,14,020.50')
  })

  test('about a change that makes a stay cheaper than what was paid says what is too much', async () => {
    const change = { ...booking, ...guestSamples.changed, balancePaise: -3_540_00 }
    for (const locale of locales) {
      const words = letterText(await guestLetter('changed', { ...change, locale }, head))
      expect(words.replace(/[\u2066-\u2069]/g, '')).toContain(formatRupees(3_540_00, locale))
    }
    const english = letterText(await guestLetter('changed', change, head))
    expect(english).toContain('You’ve paid ₹3,540 more than the stay costs now.')
    const even = letterText(await guestLetter('changed', { ...change, balancePaise: 0 }, head))
    expect(even).not.toContain('more than the stay costs')
  })

  test('about a request to cancel says in its preview that the booking stands', async () => {
    for (const locale of locales) {
      const letter = await guestLetter('cancelAsked', { ...booking, locale }, head)
      expect(letter.preheader).toBeTruthy()
    }
  })

  test('says what is paid now and what is left, while there is a stay to pay for', async () => {
    const text = async (kind: 'received' | 'verified' | 'confirmed', change = {}) =>
      letterText(await guestLetter(kind, { ...booking, ...change }, head))
    const received = await text('received')
    expect(received).toContain(`Paid, being checked: ${formatRupees(nowPaise, 'en')}`)
    expect(received).toContain(`Left to pay: ${formatRupees(leftPaise, 'en')}`)
    expect(received).toContain(
      `You can pay the remaining ${formatRupees(leftPaise, 'en')} at the farm (UPI or cash)`,
    )
    const whole = await text('received', { paying: 'total' })
    expect(whole).toContain('Paid, being checked: ₹2,85,370.50')
    expect(whole).not.toContain('the remaining')
    const short = { paidPaise: 50_000_00, balancePaise: 235_370_50 }
    for (const kind of ['verified', 'confirmed'] as const) {
      expect(await text(kind, short)).toContain('Paid: ₹50,000\nLeft to pay: ₹2,35,370.50')
      expect(await text(kind, { ...short, balancePaise: 0 })).not.toContain('the remaining')
    }
    expect(letterText(await guestLetter('rejected', booking, head))).not.toContain('Left to pay')
  })
})
