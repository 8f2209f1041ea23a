import { type PageName, pages } from '../../i18n/pages.ts'
import { gallerySets, nearbyGroups, placesNearby, shown } from './shown.ts'
import { hasWords } from './shown-words.ts'

const hasContent: Partial<Record<PageName, () => boolean>> = {
  about: () =>
    ['lead', 'text1', 'text2'].some((text) => hasWords(`about.${text}`)) || isAny('principles'),
  experiences: () => isAny('experiences'),
  nearby: () => nearbyGroups.some((group) => placesNearby(group).length > 0),
  gallery: () => gallerySets.some((set) => isAny(`gallery.${set}`)),
  events: () => isAny('packages'),
}

const isAny = (list: Parameters<typeof shown>[0]) => shown(list).length > 0

/** Returns true for a page with something on it. No menu and no map of the site names the others, and nothing leads to them. */
export function isPageShown(page: PageName): boolean {
  return hasContent[page]?.() ?? true
}

/** Returns false for the path of a page with nothing on it. */
export function isPathShown(path: string): boolean {
  const found = Object.entries(pages).find(([, of]) => of === path)
  return found === undefined || isPageShown(found[0] as PageName)
}
