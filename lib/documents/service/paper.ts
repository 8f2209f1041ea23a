import type { Tax } from '../../gst/rules/law.ts'
import { registrationOf } from '../../gst/rules/registration.ts'
import type { Locale } from '../../i18n/languages.ts'
import { dayInIndia, formatDay, type IsoDate } from '../../shared/dates.ts'
import { formatRupees } from '../../shared/money.ts'
import { stateOf } from '../rules/gstin.ts'
import { rupeesInWords } from '../rules/in-words.ts'
import { documentNumber } from '../rules/number.ts'
import type { Issued, Snapshot, ToldPayment } from '../rules/snapshot.ts'
import { titleOf } from '../rules/titles.ts'
import { type PaperWords, type Said, wordsFor } from './words.ts'

/** A name of something in both languages, and its value. */
export type Fact = { name: Said; value: string; strong?: true }
export type PaperTable = { heads: Said[]; rows: string[][]; ends: number[]; widths: number[] }

/** A document as texts, ready to be drawn. */
export type Paper = {
  locale: Locale
  title: Said
  number: string
  made: Date
  farm: { name: string; lines: string[] }
  head: Fact[]
  recipient: { name: Said; lines: string[] }
  stay: { name: Said; lines: string[] }
  box: { name: Said; sum: string; facts: Fact[] } | null
  table: PaperTable | null
  paid: { name: Said; rows: string[][] } | null
  sums: Fact[]
  note: Said | null
  /** What is said of a paper whose payment is void; null for one that counts. */
  void: Said | null
  words: { name: Said; text: string }
  signatory: Said
  foot: Said[]
}

/** Writes a document out in English and the guest's language. */
export async function paperOf(issued: Issued): Promise<Paper> {
  const { kind, snapshot } = issued
  const { supplier, locale } = snapshot
  const words = await wordsFor(locale)
  const registration = registrationOf(supplier)
  const taxed = registration === 'regular'
  const isInvoice = kind === 'tax_invoice'
  return {
    locale,
    title: words.say(`title.${titleOf(kind, registration)}`),
    number: documentNumber(issued),
    made: issued.issuedAt,
    farm: { name: supplier.name, lines: farmLines(snapshot) },
    head: [
      { name: words.say('number'), value: documentNumber(issued) },
      { name: words.say('date'), value: longDay(dayInIndia(issued.issuedAt)) },
    ],
    recipient: { name: words.say('billedTo'), lines: recipientLines(snapshot, taxed, words) },
    stay: { name: words.say('stay'), lines: stayLines(snapshot, words) },
    box: isInvoice ? null : boxOf(issued, words),
    table: isInvoice ? lineTable(snapshot, taxed, words) : taxTable(snapshot, taxed, words),
    paid: isInvoice ? paidOf(snapshot, words) : null,
    sums: sumsOf(issued, taxed, words),
    note: taxed && kind === 'receipt_voucher' ? words.say('notInvoice') : null,
    void: issued.isVoid ? words.say('void') : null,
    words: { name: words.say('inWords'), text: rupeesInWords(snapshot.paise) },
    signatory: words.say('signatory', { name: supplier.legal_name }),
    foot: footOf(issued, taxed, words),
  }
}

const boxNames = {
  receipt_voucher: 'received',
  tax_invoice: 'total',
  refund_voucher: 'refunded',
  credit_note: 'credited',
} as const

const laws = {
  receipt_voucher: 'Receipt voucher under Rule 50 of the CGST Rules, 2017.',
  tax_invoice: 'Tax invoice under Rule 46 of the CGST Rules, 2017.',
  refund_voucher: 'Refund voucher under Rule 51 of the CGST Rules, 2017.',
  credit_note: 'Credit note under section 34 of the CGST Act, 2017, and Rule 53 of the CGST Rules.',
} as const

function farmLines({ supplier }: Snapshot): string[] {
  const { name, legal_name, address, phone, email, gstin, state } = supplier
  return [
    ...(legal_name === name ? [] : [legal_name]),
    ...address,
    `${phone}, ${email}`,
    gstin
      ? `GSTIN ${gstin}, State ${state.code} ${state.name}`
      : `State ${state.code} ${state.name}`,
  ]
}

function recipientLines({ recipient }: Snapshot, taxed: boolean, words: PaperWords): string[] {
  const { name, firm, address, gstin } = recipient
  const none = words.say('noGstin')
  const withoutGstin = none.own ? `${none.en} / ${none.own}` : none.en
  return [
    ...(firm ? [firm, name] : [name]),
    ...(address ? address.split('\n') : []),
    ...(gstin ? [`GSTIN ${gstin}, State ${gstin.slice(0, 2)} ${stateOf(gstin)}`] : []),
    ...(taxed && !gstin ? [withoutGstin] : []),
  ]
}

function stayLines({ stay }: Snapshot, words: PaperWords): string[] {
  const { room, check_in, check_out, nights, guests, reference } = stay
  const counts = words.counts(nights, guests)
  const range = words.range((language) => [
    formatDay(check_in, language, dayFormat),
    formatDay(check_out, language, dayFormat),
  ])
  return [
    room,
    ...(range.own ? [range.en, range.own] : [range.en]),
    ...(counts.own ? [counts.en, counts.own] : [counts.en]),
    `${words.say('booking').en} ${reference}`,
  ]
}

function boxOf({ kind, snapshot }: Issued, words: PaperWords): Paper['box'] {
  const [payment] = kind === 'credit_note' ? [] : snapshot.payments
  const facts: Fact[] = []
  if (payment) {
    facts.push({ name: words.say('how'), value: words.method(payment.method) })
    facts.push({ name: words.say('day'), value: longDay(payment.on) })
    if (payment.utr) facts.push({ name: { en: 'UTR', own: null }, value: payment.utr })
  }
  for (const { number, on } of snapshot.cites) {
    facts.push({ name: words.say('against'), value: `${number}, ${longDay(on)}` })
  }
  if (snapshot.reason) facts.push({ name: words.say('reason'), value: snapshot.reason })
  return { name: words.say(boxNames[kind]), sum: money(snapshot.paise), facts }
}

function taxTable({ taxes }: Snapshot, taxed: boolean, words: PaperWords): PaperTable | null {
  if (!taxed) return null
  return {
    heads: [words.say('taxIn'), words.say('taxable'), cgst, sgst, words.say('total')],
    rows: taxes.map(({ percent, taxable, cgst: central, sgst: state, paise }) => [
      `GST ${percent}%`,
      money(taxable),
      `${percent / 2}%  ${money(central)}`,
      `${percent / 2}%  ${money(state)}`,
      money(paise),
    ]),
    ends: [1, 2, 3, 4],
    widths: [125, 95, 100, 100, 85],
  }
}

function lineTable({ lines }: Snapshot, taxed: boolean, words: PaperWords): PaperTable {
  const day = (on: IsoDate | null) => (on ? formatDay(on, 'en', shortDay) : '')
  return {
    heads: [
      words.say('night'),
      words.say('what'),
      ...(taxed ? [{ en: 'GST', own: null }] : []),
      words.say('price'),
    ],
    rows: lines.map(({ day: on, words: text, percent, paise }) => [
      day(on),
      text,
      ...(taxed ? [`${percent}%`] : []),
      money(paise),
    ]),
    ends: taxed ? [2, 3] : [2],
    widths: taxed ? [90, 265, 60, 90] : [90, 310, 105],
  }
}

function paidOf({ payments }: Snapshot, words: PaperWords): Paper['paid'] {
  const how = ({ on, method, utr }: ToldPayment) =>
    `${formatDay(on, 'en', shortDay)}, ${utr ? `UTR ${utr}` : words.method(method)}`
  if (payments.length === 0) return null
  return {
    name: words.say('paid'),
    rows: payments.map((payment) => [payment.number ?? '', how(payment), money(payment.paise)]),
  }
}

function sumsOf({ kind, snapshot }: Issued, taxed: boolean, words: PaperWords): Fact[] {
  const { price, paid, taxes, paise } = snapshot
  const left: Fact = { name: words.say('balance'), value: money(price - paid), strong: true }
  if (kind === 'receipt_voucher') {
    return [
      { name: words.say('priceOfStay'), value: money(price) },
      { name: words.say('paid'), value: money(paid) },
      left,
    ]
  }
  if (kind !== 'tax_invoice') return []
  return [
    ...(taxed ? taxes.flatMap((tax) => taxFacts(tax, words)) : []),
    { name: words.say('total'), value: money(paise), strong: true },
    { name: words.say('paid'), value: money(paid) },
    left,
  ]
}

function taxFacts(
  { percent, taxable, cgst: central, sgst: state }: Tax,
  words: PaperWords,
): Fact[] {
  const { en, own } = words.say('taxable')
  const half = (name: string, value: number) => ({
    name: { en: `${name} ${percent / 2}%`, own: null },
    value: money(value),
  })
  return [
    { name: { en: `${en}, ${percent}%`, own }, value: money(taxable) },
    half('CGST', central),
    half('SGST', state),
  ]
}

function footOf({ kind, snapshot }: Issued, taxed: boolean, words: PaperWords): Said[] {
  const { sac, state } = snapshot.supplier
  // Rule 5 (1) (f) of the CGST Rules asks for the sentence on each bill of supply.
  if (!taxed) return snapshot.supplier.gstin ? [words.say('composition')] : []
  return [
    { en: laws[kind], own: null },
    words.say('supply', { sac, state: state.name, code: state.code }),
  ]
}

const cgst = { en: 'CGST', own: null }
const sgst = { en: 'SGST', own: null }
const dayFormat = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const

function longDay(day: IsoDate): string {
  return formatDay(day, 'en', { day: 'numeric', month: 'long', year: 'numeric' })
}

// With both decimals, as everything that somebody compares.
function money(paise: number): string {
  const text = formatRupees(Math.abs(paise))
  const whole = paise % 100 === 0 ? `${text}.00` : text
  return paise < 0 ? `− ${whole}` : whole
}
