import { describe, expect, test } from 'vitest'
import {
  creditOf,
  invoiceOf,
  type PaperFolio,
  receiptOf,
  refundOf,
} from '#lib/documents/rules/draft.ts'
import type { DocumentKind } from '#lib/documents/rules/number.ts'
import { type Snapshot, supplierOf } from '#lib/documents/rules/snapshot.ts'
import { makePdfs } from '#lib/documents/service/make-pdfs.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { property } from '#lib/property.ts'
import { addDays } from '#lib/shared/dates.ts'
import { pdfText } from '../support/pdf-text.ts'

// What stands on paper is read by a reader that did not make it, and held against figures that were worked out by hand.

const farm = { ...supplierOf(property), gstin: '27AAPFU0939F1ZV' }
const issuedAt = new Date('2026-10-11T06:00:00Z')
const deposit = {
  id: 'one',
  direction: 'received',
  number: 'RV/26-27/0287',
  on: '2026-10-02',
  method: 'upi',
  utr: '627508814402',
  paise: 354_000,
} as const
const balance = {
  ...deposit,
  id: 'two',
  number: 'RV/26-27/0309',
  method: 'cash',
  utr: null,
  paise: 1_062_000,
} as const

function folioOf(
  nights: [paise: number, percent: number][],
  more: Partial<PaperFolio> = {},
): PaperFolio {
  return {
    bookingId: 'x',
    locale: 'en',
    recipient: { name: 'Sameer Iyer', firm: null, address: null, gstin: null },
    stay: {
      reference: 'N7J-4VD',
      room: 'Maratha Wada Room',
      check_in: '2026-10-08',
      check_out: '2026-10-11',
      nights: 3,
      guests: 2,
    },
    charges: nights.map(([paise, percent], at) => ({
      day: addDays('2026-10-08', at),
      words: 'Maratha Wada Room',
      percent,
      paise,
    })),
    payments: [],
    ...more,
  }
}

const wada = [
  [472_000, 18],
  [472_000, 18],
  [472_000, 18],
] as [number, number][]

async function textOf(
  kind: DocumentKind,
  snapshot: Snapshot,
  series = 'INV',
  isVoid = false,
): Promise<string> {
  const issued = { kind, series, year: '26-27', number: 147, issuedAt, snapshot, isVoid }
  const [file] = await makePdfs([issued])
  return pdfText(file ?? new Uint8Array())
}

test('an invoice of deposit and balance says its number, its parts, its payments and that nothing is left', async () => {
  const text = await textOf(
    'tax_invoice',
    invoiceOf(farm, folioOf(wada, { payments: [deposit, balance] })),
  )
  for (const words of [
    'Tax invoice',
    'INV/26-27/0147',
    '11 October 2026',
    'GSTIN 27AAPFU0939F1ZV, State 27 Maharashtra',
    'Sameer Iyer',
    'no GSTIN',
    '8 Oct 2026 Maratha Wada Room 18% ₹4,720.00',
    'Before tax, 18% ₹12,000.00',
    'CGST 9% ₹1,080.00',
    'SGST 9% ₹1,080.00',
    'Total ₹14,160.00',
    'RV/26-27/0287 2 Oct 2026, UTR 627508814402 ₹3,540.00',
    'RV/26-27/0309 2 Oct 2026, Cash ₹10,620.00',
    'Balance due ₹0.00',
    'Rupees fourteen thousand one hundred and sixty only',
    'SAC 996311',
    'Page 1 of 1',
  ]) {
    expect(text).toContain(words)
  }
})

test('a receipt voucher says the advance, its tax and what is still to pay', async () => {
  const folio = folioOf(wada, { payments: [deposit] })
  const text = await textOf('receipt_voucher', receiptOf(farm, folio, deposit), 'RV')
  expect(text).toContain('Advance received ₹3,540.00')
  expect(text).toContain('GST 18% ₹3,000.00 9% ₹270.00 9% ₹270.00 ₹3,540.00')
  expect(text).toContain('Price of the stay ₹14,160.00 Paid ₹3,540.00 Balance due ₹10,620.00')
  expect(text).toContain('This is not a tax invoice.')
  expect(text).toContain('UTR 627508814402')
})

test('a refund voucher of a cancelled stay names its receipt voucher, a credit note its invoice and why', async () => {
  const refund = { ...deposit, id: 'three', direction: 'refunded', number: null } as const
  const folio = folioOf(wada, { payments: [deposit, refund] })
  const cites = [{ number: 'RV/26-27/0287', on: '2026-10-02' }]
  const text = await textOf('refund_voucher', refundOf(farm, folio, refund, cites), 'RF')
  expect(text).toContain('Refunded ₹3,540.00')
  expect(text).toContain('Refers to RV/26-27/0287, 2 October 2026')
  expect(text).toContain('GST 18% ₹3,000.00 9% ₹270.00 9% ₹270.00')

  const cited = { number: 'INV/26-27/0147', on: '2026-10-11' }
  const credit = { paise: 472_000, reason: 'The last night had no hot water', cited }
  const note = await textOf('credit_note', creditOf(invoiceOf(farm, folio), credit), 'CN')
  expect(note).toContain('INV/26-27/0147, 11 October 2026')
  expect(note).toContain('The last night had no hot water')
  expect(note).toContain('GST 18% ₹4,000.00 9% ₹360.00 9% ₹360.00 ₹4,720.00')
})

test('without a GSTIN of the farm a bill has no word about GST', async () => {
  const bare = invoiceOf({ ...farm, gstin: null }, folioOf(wada))
  const text = await textOf('tax_invoice', bare, 'BILL')
  expect(text).toContain('BILL/26-27/0147')
  expect(text).not.toMatch(/GST|tax|18%|27AAPFU/i)
})

test('under the composition scheme it is a bill of supply, with the sentence that the law asks for and no tax', async () => {
  const small = invoiceOf({ ...farm, scheme: 'composition' }, folioOf(wada))
  const text = await textOf('tax_invoice', small, 'BOS')
  expect(text).toContain('Bill of supply')
  expect(text).toContain('27AAPFU0939F1ZV')
  expect(text).toContain('Composition taxable person, not eligible to collect tax on supplies.')
  expect(text).not.toMatch(/CGST|SGST|18%|Tax invoice/)
})

describe('in the guest’s language', () => {
  test.each<[Locale, string, string]>([
    ['fr', 'Reçu d’acompte', 'Hélène Œuvrard'],
    ['es', 'Comprobante de anticipo', 'Íñigo Muñoz'],
    ['ru', 'Квитанция о предоплате', 'Иван Ёлкин'],
    ['zh', '预收款收据', '王小明'],
    ['ar', 'إيصال دفعة مقدَّمة', 'محمد'],
  ])('%s stands beside English, with all its letters', async (locale, title, name) => {
    const recipient = { name, firm: null, address: null, gstin: null }
    const folio = folioOf(wada, { locale, recipient, payments: [deposit] })
    const text = (await textOf('receipt_voucher', receiptOf(farm, folio, deposit), 'RV')).normalize(
      'NFKC',
    )
    expect(text).toContain('Receipt voucher')
    // A reader may give the words of Arabic in the order in which they stand from the left.
    for (const word of `${title} ${name}`.split(' ')) expect(text).toContain(word)
  })
})

test('the same document is the same bytes, alone and among others', async () => {
  const snapshot = invoiceOf(farm, folioOf(wada, { locale: 'zh' }))
  const issued = {
    kind: 'tax_invoice',
    series: 'INV',
    year: '26-27',
    number: 1,
    issuedAt,
    snapshot,
    isVoid: false,
  } as const
  const other = { ...issued, snapshot: { ...snapshot, locale: 'ar' } } as const
  const [, second] = await makePdfs([other, issued])
  const [alone] = await makePdfs([issued])
  expect(Buffer.compare(Buffer.from(alone ?? []), Buffer.from(second ?? []))).toBe(0)
})
