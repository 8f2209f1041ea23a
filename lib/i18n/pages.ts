/** Every public page and its path without a language. The names are those of the labels in `nav`. */
export const pages = {
  home: '/',
  about: '/about',
  experiences: '/experiences',
  stayDining: '/stay-dining',
  nearby: '/nearby',
  gallery: '/gallery',
  testimonials: '/testimonials',
  events: '/events',
  booking: '/booking',
  payment: '/payment',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
} as const

export type PageName = keyof typeof pages

/** The bar's ten links, in the specification's order. */
export const menu = [
  'about',
  'experiences',
  'stayDining',
  'nearby',
  'gallery',
  'testimonials',
  'events',
  'booking',
  'payment',
  'contact',
] as const satisfies PageName[]

/** Returns true for a page with a link in the menu, whose name is among the labels in `nav`. */
export function isInMenu(page: PageName): page is (typeof menu)[number] {
  return (menu as readonly PageName[]).includes(page)
}
