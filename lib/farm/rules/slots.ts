import type { PageName } from '../../i18n/pages.ts'
import { isOwnId } from './item-kinds.ts'
import { type ItemOf, shippedLists } from './lists.ts'

/** The pictures that each page shows beside those of its rooms, in the order in which it does. */
const slotsOf = {
  home: [
    'dawn',
    'fort',
    'puranpoli',
    'cart',
    'night',
    'wada',
    'chai',
    'garden',
    'ridge',
    'cycling',
    'harvest',
    'kingfisher',
    'folk',
    'thali',
    ...shippedLists.dayPictures,
    'hillfort',
    'yoga',
    'harvestkids',
    'offsite',
  ],
  about: ['garden'],
  experiences: ['ridge', 'harvestkids', 'sacredgrove', 'folk', 'night', 'banyan'],
  stayDining: shippedLists.dishes,
  nearby: ['hillfort', 'cave', 'waterfall', 'temple', 'market'],
  gallery: [
    ...shippedLists['gallery.campus'],
    ...shippedLists['gallery.rooms'],
    ...shippedLists['gallery.food'],
    ...shippedLists['gallery.nearby'],
  ],
  testimonials: ['chai'],
  events: ['yoga', 'harvestkids', 'offsite'],
  booking: ['lakesunset'],
} as const satisfies { [Page in PageName]?: readonly string[] }

/** What a picture of the site is of. Staff can put a picture of their own there. */
export type Slot = (typeof slotsOf)[keyof typeof slotsOf][number] | ItemOf<'dayPictures'>

/** The picture of the first screen, and of shared links. */
export const heroSlot = 'dawn' satisfies Slot

const pages = Object.keys(slotsOf) as (keyof typeof slotsOf)[]

/** All slots, each once, in the order of the pages. */
export const slots: readonly Slot[] = [...new Set(pages.flatMap((page) => slotsOf[page]))]

/** Returns true for one of these. */
export function isShippedSlot(name: string): name is Slot {
  return (slots as readonly string[]).includes(name)
}

/** Returns true for a slot: a shipped one, or that of an item of the farm's own, which has its id. */
export function isSlot(name: string): boolean {
  return isShippedSlot(name) || isOwnId(name)
}

/** Returns the slots of a page, in the order in which it shows them. */
export function slotsOfPage(page: PageName): readonly Slot[] {
  return page in slotsOf ? slotsOf[page as keyof typeof slotsOf] : []
}

/** Returns the pages that show a slot's picture. */
export function pagesOfSlot(slot: string): PageName[] {
  return pages.filter((page) => (slotsOf[page] as readonly string[]).includes(slot))
}

/** Returns the key of the words that describe a slot's picture to people who don't see it. */
export function altKey(slot: string): string {
  return `pictures.${slot}.alt`
}

/** Returns the key of a picture's title. */
export function titleKey(slot: string): string {
  return `pictures.${slot}.title`
}

/** Returns the slot whose picture a place's words describe; null for any other place. */
export function slotOfAlt(key: string): string | null {
  return /^pictures\.(\w+)\.alt$/.exec(key)?.[1] ?? null
}

/** Returns the slot of a shipped picture: its portrait cut, or that of the first screen, shows the same. */
export function slotOf(pictureId: string): string {
  return pictureId.replace(/(-hero)?(-tall)?$/, '')
}
