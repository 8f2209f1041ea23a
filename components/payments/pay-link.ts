import { upiLink } from '#lib/payments/rules/upi-link.ts'
import { property } from '#lib/property.ts'

/** Returns a reference as payment apps take it in a note: letters and digits alone. */
export const plainReference = (reference: string) => reference.replace('-', '')

/** Returns the link that opens a payment app with a sum for a booking filled in. */
export function payLink(amountPaise: number, reference: string): string {
  const { id, payee } = property.upi
  return upiLink({
    id,
    name: payee,
    amountPaise,
    reference: plainReference(reference),
    note: `${property.name} ${reference}`,
  })
}
