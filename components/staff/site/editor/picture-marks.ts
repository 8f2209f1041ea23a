import { roomOfPicture } from '#lib/farm/rules/edited-pictures.ts'
import type { SitePicture } from '#lib/farm/schema/pictures.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { ShownPicture } from './frame-marks.ts'
import type { RoomOfSite } from './guest-pages.ts'
import type { MarkLook } from './marks-layer.ts'

const t = staffWords('siteEditor')

// No place has such a key.
const prefix = '#picture/'

/** Returns what the mark of a picture is of; null for any other mark. */
export function pictureOfMark(key: string): string | null {
  return key.startsWith(prefix) ? key.slice(prefix.length) : null
}

/** Returns the pictures of a page that can be changed, in their order. Those of a room that follow each other are changed together. */
export function picturesIn(root: Element): ShownPicture[] {
  const all = [...root.querySelectorAll<HTMLElement>('[data-of]')]
    .filter((element) => !element.closest('[aria-hidden="true"]'))
    .map((element) => ({ of: element.dataset.of ?? '', element }))
  return all
    .filter(({ of }, at) => roomOfPicture(of) === null || all[at - 1]?.of !== of)
    .map(({ of, element }) => ({ key: prefix + of, element, label: labelOf(of, element) }))
}

function labelOf(of: string, { localName }: HTMLElement): string {
  if (roomOfPicture(of) !== null) return t('picture.room')
  return localName === 'img' ? t('picture.photo') : t('picture.add')
}

type Known = { pictures: readonly SitePicture[]; rooms: readonly RoomOfSite[]; site: Site }

/** Returns what the mark of a picture tells. */
export function lookOfPicture(of: string, { pictures, rooms, site }: Known): MarkLook {
  const room = roomOfPicture(of)
  const known =
    room === null
      ? pictures.find(({ slot }) => slot === of)?.name
      : rooms.find(({ id }) => id === room)?.name
  const isChanged = site.changes.some(({ kind, what }) => kind === 'picture' && what === of)
  if (!known) return { isChanged, name: '' }
  return { isChanged, name: isChanged ? t('picture.notPublished', { name: known }) : known }
}
