import { toBuffer } from 'qrcode'
import { farm } from '#lib/farm/rules/farm.ts'
import { upiLink } from '#lib/payments/rules/upi-link.ts'

/** Drawn by each build: an image in public/ would go on naming the payee of the day it was made. */
export const dynamic = 'force-static'

/** Returns the farm's UPI code, without an amount, as an image to save. */
export async function GET(): Promise<Response> {
  const { id, payee } = farm().upi
  const picture = await toBuffer(upiLink({ id, name: payee }), { width: 600, margin: 4 })
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } })
}
