import { toBuffer } from 'qrcode'
import { upiLink } from '#lib/payments/rules/upi-link.ts'
import { property } from '#lib/property.ts'

/** Drawn by each build: an image in public/ would go on naming the payee of the day it was made. */
export const dynamic = 'force-static'

/** Returns the farm's UPI code, without an amount, as an image to save. */
export async function GET(): Promise<Response> {
  const { id, payee } = property.upi
  const picture = await toBuffer(upiLink({ id, name: payee }), { width: 600, margin: 4 })
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } })
}
