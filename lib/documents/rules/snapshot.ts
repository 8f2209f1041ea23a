import type { Facts } from '../../farm/schema/facts.ts'
import type { Tax } from '../../gst/rules/law.ts'
import type { Locale } from '../../i18n/languages.ts'
import type { Method } from '../../payments/rules/methods.ts'
import type { IsoDate } from '../../shared/dates.ts'
import { states } from './gstin.ts'
import type { DocumentKind } from './number.ts'

/** The farm as its papers name it; `scheme` is missing in those of before it was kept. */
export type Supplier = {
  name: string
  legal_name: string
  address: string[]
  phone: string
  email: string
  gstin: string | null
  scheme?: 'regular' | 'composition'
  state: { code: string; name: string }
  sac: string
}

/** The one whom a paper is for: a guest or, with `firm`, the firm that pays. */
export type Recipient = {
  name: string
  firm: string | null
  address: string | null
  gstin: string | null
}

/** A payment as a paper tells it, with the number of its voucher. */
export type ToldPayment = {
  number: string | null
  on: IsoDate
  method: Method
  utr: string | null
  paise: number
}

/** A line of an invoice; `paise` contains the tax. */
export type Line = { day: IsoDate | null; words: string; percent: number; paise: number }

/**
 * Everything that a document says, as it was when it was issued: what changes later changes no paper. `paise` is the
 * document's sum. `payments` are the one that a voucher is about, or all that an invoice takes off. `price` and `paid`, of
 * the whole stay until then, are on receipts and invoices; `cites` names the papers that this one refers to.
 */
export type Snapshot = {
  locale: Locale
  supplier: Supplier
  recipient: Recipient
  stay: {
    reference: string
    room: string
    check_in: IsoDate
    check_out: IsoDate
    nights: number
    guests: number
  }
  paise: number
  taxes: Tax[]
  lines: Line[]
  payments: ToldPayment[]
  price: number
  paid: number
  cites: { number: string; on: IsoDate }[]
  reason: string | null
}

/** A document that has its number. */
export type Issued = {
  kind: DocumentKind
  series: string
  year: string
  number: number
  issuedAt: Date
  snapshot: Snapshot
  /** True once staff have voided the payment that it is for. */
  isVoid: boolean
}

type Farm = Pick<Facts, 'name' | 'phone' | 'email' | 'address' | 'gst'>

/** Returns the farm as a supplier. */
export function supplierOf({ name, phone, email, address, gst }: Farm): Supplier {
  const { street, taluka, region, postalCode } = address
  return {
    name,
    legal_name: gst.legalName,
    address: [`${street}, ${taluka}, ${region} ${postalCode}`],
    phone,
    email,
    gstin: gst.gstin,
    scheme: gst.scheme,
    state: { code: gst.stateCode, name: states[gst.stateCode] ?? region },
    sac: gst.sac,
  }
}
