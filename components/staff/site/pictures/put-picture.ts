import { call } from '#calls/client.ts'
import { type OwnPicture, type SitePicture, seenOf } from '#lib/farm/schema/pictures.ts'
import type { Site } from '#lib/farm/schema/site.ts'

type Pictures = { pictures: SitePicture[] }

/** Puts a stored picture into a slot where a colleague sees `seen`; null is the standard one. */
export async function putPicture(
  slot: string,
  picture: OwnPicture | null,
  seen: OwnPicture | null,
): Promise<Pictures> {
  const what = { seen: seenOf(seen) }
  if (picture) return call('POST site/pictures', { form: { slot, ...picture, ...what } })
  return call('DELETE site/pictures/[slot]', { params: { slot }, json: what })
}

/** Makes a slot as it was before, where it's `after` now, and returns the site. */
export async function putPictureBack(
  slot: string,
  before: OwnPicture | null,
  after: OwnPicture | null,
): Promise<Site> {
  await putPicture(slot, before, after)
  return call('GET site')
}
