import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { findPicture } from '../../files/queries.ts'
import { type Locale, languages } from '../../i18n/languages.ts'
import type { PictureId } from '../../pictures/rules.ts'
import type { Held } from '../rules/held.ts'
import { isOwnId } from '../rules/item-kinds.ts'
import { entriesIn, kindOf, type ListName, listNames, nameKey } from '../rules/lists.ts'
import { pagesOf } from '../rules/places.ts'
import { drawnIn } from '../rules/shown-pictures.ts'
import { altKey, pagesOfSlot, slots } from '../rules/slots.ts'
import { slotName } from '../rules/told-differences.ts'
import { englishAt, type Shipped, stateAt, textAt } from '../rules/words.ts'
import type { Alt, SitePicture } from '../schema/pictures.ts'
import { shippedWords } from './shipped-words.ts'
import { photosOf, readSiteNow } from './site.ts'

/** Returns the pictures of the site, page by page, as they would be shown if the draft were published. `_by`: only staff may ask. */
export async function readPictures(_by: Staff): Promise<SitePicture[]> {
  const shipped = await shippedWords()
  const { published, draft, wanted: held } = await readSiteNow(prisma())
  const shown = { ...held, photos: await photosOf(held) }
  const items = ownSlots(held)
  return [...slots, ...items.keys()].map((slot): SitePicture => {
    const list = items.get(slot)
    const own = held.pictures[slot] ?? null
    const change = draft.find(({ kind, name }) => kind === 'picture' && name === slot)
    return {
      slot,
      name: slotName(slot, { shipped, words: held.words }),
      pages: list ? pagesOf(nameKey(list, slot)) : pagesOfSlot(slot),
      drawn: drawnIn(shown, slot as PictureId),
      own,
      published: published.pictures[slot] ?? null,
      width: (own && shown.photos[own.hash]?.width) ?? null,
      alt: altOf(slot, held, shipped),
      by: change?.by ?? null,
    }
  })
}

/** Returns the lists of the farm's own items that may have a picture, by the ids of the items, which are their slots. */
function ownSlots(held: Held): Map<string, ListName> {
  const lists = listNames.filter((list) => kindOf(list).picture !== undefined)
  const items = lists.flatMap((list) => entriesIn(held, list).map(({ id }) => [id, list] as const))
  return new Map(items.filter(([id]) => isOwnId(id)))
}

function altOf(slot: string, { words, pictures }: Held, shipped: Shipped): SitePicture['alt'] {
  const key = altKey(slot)
  if (englishAt(words, shipped, key) === null) return null
  const texts = (Object.keys(languages) as Locale[]).map((locale) => {
    const place = { locale, key }
    const state = stateAt(words, shipped, place, pictures)
    return [locale, { text: textAt(words, shipped, place), state }] as const
  })
  return Object.fromEntries(texts) as Alt
}

/** Returns a photograph of the site that's published, or was, or a copy of it, by its hash; null for any other. */
export async function findSitePicture(hash: string) {
  const rows = await prisma().$queryRaw<{ hash: string }[]>`
    SELECT DISTINCT one.value->>'hash' AS hash FROM publications, jsonb_each(pictures) one`
  return findPicture(hash, { roomPicture: null, hash: { in: rows.map((row) => row.hash) } })
}

/** Returns any photograph of the site, or a copy of it, by its hash; null for any other. `_by`: one that isn't published is for staff. */
export function findDraftPicture(_by: Staff, hash: string) {
  return findPicture(hash, { roomPicture: null })
}
