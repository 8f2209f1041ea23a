import { expect, test } from 'vitest'
import { languages } from '#lib/i18n/languages.ts'
import { parts, readMessages, topParts } from '../support/messages.ts'

const locales = Object.keys(languages)

test.each(locales)(
  'in %s the share that confirms a booking is named only where the rest, or all of it, is named as well',
  (locale) => {
    const naming = [...readMessages(locale)].filter(([, text]) =>
      parts(text, locale).some(({ value }) => value === 'deposit'),
    )
    expect(naming.map(([key]) => key)).toEqual([
      'home.facts.payment',
      'home.stay.policy',
      'home.policy.payment.text',
      'stay.room.policy',
      'booking.qr.deposit.title',
      'payment.policy.deposit',
      'terms.deposit.text',
    ])
  },
)

test('every rule about refunds says that it ends when the stay begins', () => {
  const rules = [...readMessages('en')].filter(([, text]) =>
    /\{refundDays, plural, .*? date\}\}|\{refundDays, plural, .*? booking\}\}/.test(text),
  )
  expect(rules.length).toBeGreaterThan(6)
  for (const rule of rules) expect(rule[1]).toContain('and before the stay begins')
})

const otherHalf: Record<string, RegExp> = {
  en: /after that, there’s no refund/,
  fr: /ensuite, il n’y a plus de remboursement/,
  es: /después no hay reembolso/,
  ar: /وبعد ذلك لا\u00a0يُرد شيء/,
  zh: /之后不退款/,
  ru: /позже возврата нет/,
}

test.each(locales)(
  'in %s the rule about refunds says before a guest pays that nothing comes back later',
  (locale) => {
    const messages = readMessages(locale)
    for (const place of [
      'home.stay.policy',
      'stay.room.policy',
      'booking.price.refund',
      'payment.policy.refund',
    ]) {
      expect(messages.get(place), place).toMatch(otherHalf[locale] ?? /^never$/)
    }
  },
)

test.each(locales)(
  'in %s a refund that ends on the day of booking has words of its own',
  (locale) => {
    const naming = [...readMessages(locale)].flatMap(([key, text]) =>
      topParts(text, locale)
        .filter(({ value }) => value === 'refundDays')
        .map(({ options }) => ({ key, forms: Object.keys(options ?? {}) })),
    )
    expect(naming.length).toBeGreaterThan(8)
    for (const { key, forms } of naming) {
      expect(forms.includes('=0') || forms.includes('zero'), key).toBe(true)
    }
  },
)
