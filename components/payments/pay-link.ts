import { farm } from '#lib/farm/rules/farm.ts'
import { upiLink } from '#lib/payments/rules/upi-link.ts'

/** Returns a reference as payment apps take it in a note: letters and digits alone. */
export const plainReference = (reference: string) => reference.replace('-', '')

/** Returns the link that opens a payment app with a sum for a booking filled in. */
export function payLink(amountPaise: number, reference: string): string {
  const { id, payee } = farm().upi
  return upiLink({
    id,
    name: payee,
    amountPaise,
    reference: plainReference(reference),
    note: `${farm().name} ${reference}`,
  })
}
