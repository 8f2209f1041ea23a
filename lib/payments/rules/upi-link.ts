type UpiPayment = {
  /** The payee's UPI id (VPA), such as `dontali@example`. */
  id: string
  name: string
  /** The amount in paise; without it the payer types one. */
  amountPaise?: number
  /** The booking's reference, with or without its hyphen. */
  reference?: string
  note?: string
}

/**
 * The link that a UPI app opens and a UPI code holds, by NPCI's deep-linking rules: payee (`pa`, `pn`),
 * amount in rupees with two decimals (`am`), `cu`, a note of at most 50 characters (`tn`), and the reference
 * as letters and digits only (`tr`, at most 35).
 */
export function upiLink({ id, name, amountPaise, reference, note }: UpiPayment): string {
  const fields: [string, string | undefined][] = [
    ['pa', id],
    ['pn', name],
    ['am', amountPaise === undefined ? undefined : (amountPaise / 100).toFixed(2)],
    ['cu', 'INR'],
    ['tn', note?.slice(0, 50)],
    ['tr', reference?.replace(/[^A-Za-z0-9]/g, '').slice(0, 35)],
  ]
  const query = fields
    .filter((field): field is [string, string] => Boolean(field[1]))
    .map(([key, value]) => `${key}=${encode(value)}`)
  return `upi://pay?${query.join('&')}`
}

// An @ needs no encoding in a query (RFC 3986), and the VPA of NPCI's own examples has none:
// some apps compare the payee before they decode it.
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%40', '@')
}
