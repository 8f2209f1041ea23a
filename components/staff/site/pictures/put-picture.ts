import { call } from '#calls/client.ts'
import { type OwnPicture, seenOf } from '#lib/farm/schema/pictures.ts'

/** Puts a stored picture into a slot where a colleague sees `seen`; null is the standard one. */
export async function putPicture(
  slot: string,
  picture: OwnPicture | null,
  seen: OwnPicture | null,
): Promise<void> {
  const what = { seen: seenOf(seen) }
  if (picture) await call('POST site/pictures', { form: { slot, ...picture, ...what } })
  else await call('DELETE site/pictures/[slot]', { params: { slot }, json: what })
}
