import type { ComponentType } from 'react'
import { afterAll, describe, expect, test } from 'vitest'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { property } from '#lib/property.ts'
import { drawn, messagesIn } from '../support/drawn.ts'
import { none, room, stay } from '../support/rates.ts'

// What is looked at below reads the registration when it is loaded.
const gst = property.gst as { gstin: string | null }
const { gstin } = gst
gst.gstin = null
afterAll(() => {
  gst.gstin = gstin
})

const locales = Object.keys(languages) as Locale[]
const words = /GST|\btax(?!i)|impuesto|\bTVA|ضريب|税|налог/i

/** The messages that only a farm with GST shows, each behind `chargesGst` or beside an amount of GST. */
const guarded = [
  'home.facts.gst',
  'stay.inclusions.tax',
  'booking.price.gst',
  'booking.price.limit',
  'payment.policy.price',
]

describe.each(locales)('a farm without a GSTIN, in %s', (locale) => {
  test('has no word about GST in what guests read, but in messages that it does not show', async () => {
    const { createTranslator } = await import('use-intl/core')
    const { farmFacts } = await import('#lib/i18n/farm-facts.ts')
    const { leavesOf } = await import('../support/messages.ts')
    const messages = await messagesIn(locale)
    const t = createTranslator({ locale, messages }) as unknown as {
      (key: string, values: object): string
      raw: (key: string) => string
    }
    // Only messages that choose by `taxed` can hide the words.
    const said = leavesOf(messages).map(([key, text]) => {
      return [
        key,
        text.includes('{taxed, select') ? t(key, { count: 2, ...farmFacts(locale) }) : text,
      ] as const
    })
    const telling = said.filter(([key, text]) => words.test(text) && !isOfAnother(key))
    expect(telling.map(([key]) => key).sort()).toEqual(guarded.toSorted())
  })

  test('has none on its pages', async () => {
    const { Opening } = await import('#components/site/home/opening.tsx')
    const { InThePrice } = await import('#components/site/stay-dining/in-the-price.tsx')
    const { BillForm } = await import('#components/booking/guest/bill-form.tsx')
    const bill = { bill_to: '', bill_address: '', gstin: '' }
    for (const [part, props] of [
      [Opening, {}],
      [InThePrice, {}],
      [BillForm, { bill, secret: 'x' }],
    ] as [ComponentType<never>, object][]) {
      expect(await drawn(locale, part, props)).not.toMatch(words)
    }
  })

  test('has none in its mails, also of stays that were charged GST before', async () => {
    const { guestSamples, sampleBooking } = await import('#dev/sample-mails.ts')
    const { guestLetter } = await import('#lib/mail/guest-letters.ts')
    const { letterText } = await import('#lib/mail/letter.ts')
    const head = { to: ['asha@example.com'], messageId: '<a@b>' }
    for (const { kind, ...facts } of Object.values(guestSamples)) {
      const letter = await guestLetter(kind, { ...sampleBooking, ...facts, locale }, head)
      expect(letterText(letter)).not.toMatch(words)
    }
  })
})

// Papers of the law, which a farm without a GSTIN does not issue, and the law on how long accounts are kept.
function isOfAnother(key: string): boolean {
  return key.startsWith('documents.') || key === 'privacy.what.booking.long'
}

describe('a farm without a GSTIN', () => {
  test('charges none: a room costs its base rate, whatever rate is stored for it', async () => {
    const { ratedRoomOf } = await import('#lib/rates/queries/rate-book.ts')
    const { quoteStay } = await import('#lib/rates/rules/quote.ts')
    const { wireQuote } = await import('#lib/rates/schema/quote.ts')
    for (const gstPercent of [18, 5, null]) {
      const rated = ratedRoomOf({ ...room, basePaise: 900_000, gstPercent })
      const quote = quoteStay(rated, none, stay('2026-12-21', 2))
      if (!quote.sold) throw new Error('not sold')
      expect(wireQuote(quote)).toMatchObject({ total: 18_000, base: 18_000, gst: 0 })
      expect(quote.charges.map((charge) => charge.gstPercent)).toEqual([0, 0])
    }
  })

  test('has papers without a word about it', async () => {
    const { titleOf } = await import('#lib/documents/rules/titles.ts')
    const { registrationOf } = await import('#lib/gst/rules/registration.ts')
    const { documentKinds } = await import('#lib/documents/rules/number.ts')
    const titles = documentKinds.map((kind) => titleOf(kind, registrationOf()))
    expect(titles).toEqual(['receipt', 'bill', 'returned', 'correction'])
  })

  test('has no field or column for it on staff’s screens', async () => {
    const { PriceFields } = await import('#components/staff/rates/price-fields.tsx')
    const { RowTable } = await import('#components/staff/kit/list/list-table.tsx')
    const { CardFacts } = await import('#components/staff/kit/list/list-table.tsx')
    const { roomColumns } = await import('#components/staff/rooms/room-columns.tsx')
    const { MonthTable } = await import('#components/staff/documents/month-table.tsx')
    const { draftOf } = await import('#components/staff/rooms/page/draft.ts')
    const { wireWholeRoom } = await import('#lib/rooms/schema/room.ts')
    const wired = wireWholeRoom({
      ...room,
      slug: 'wada',
      description: '',
      basePaise: 400_000,
      ratePaise: 400_000,
      units: 1,
      unitNames: ['1'],
      facts: {},
      onSite: true,
      position: 1,
      words: {},
      pictures: [],
      version: 0,
    })
    const sum = { row: 'invoices_to_guests', percent: 0, papers: 1, taxable: 1, cgst: 0, sgst: 0 }
    const nothing = () => undefined
    const columns = roomColumns({
      setOver: nothing,
      move: { busy: false, canMove: () => false, move: nothing },
    })
    const looks = { caption: 'Rooms', pad: '', high: '', id: () => 1 }
    const fields = { gst: wired.gst_rate, id: 'x', onBase: nothing, onPrice: nothing }
    const screens = [
      [PriceFields, { ...fields, pair: { price: '4000', base: '4000' } }],
      [RowTable, { ...looks, columns, rows: [wired] }],
      [CardFacts, { columns, row: wired }],
      [MonthTable, { sums: [{ ...sum, total: 1 }] }],
    ] as [ComponentType<never>, object][]
    for (const [part, props] of screens) expect(await drawn('en', part, props)).not.toMatch(words)
    expect([wired.gst_rate, draftOf(wired).gst_rate]).toEqual([0, ''])
  })
})
