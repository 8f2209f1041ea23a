import { type PageName, pages as sitePages } from '../../i18n/pages.ts'

type Part = {
  /** The keys that begin with this, or are this. */
  of: string
  pages: readonly PageName[]
  /** Those of them that aren't places: buttons and links, names of fields, forms, and what only the software knows. */
  but?: readonly string[]
}

/** The messages that have places; the first part that fits decides. */
export const placeParts: readonly Part[] = [
  { of: 'common.siteDescription', pages: ['home'] },
  { of: 'footer.line', pages: Object.keys(sitePages) as PageName[] },
  {
    of: 'home',
    pages: ['home'],
    but: [
      'hero.book hero.call hero.pause hero.play strip statement.link',
      'stay.check stay.seeRoom dining.link nearby.link events.enquire events.link',
      'quote.sampleLabel payment.upiNumber payment.upiId payment.bank payment.link',
      'policy.checkIn.label policy.checkOut.label policy.refund.label policy.payment.label policy.link',
      'about.link do.link gallery.link cta.call cta.book',
    ],
  },
  { of: 'about', pages: ['about'], but: ['cta.book cta.experiences'] },
  { of: 'hosts', pages: ['home', 'about', 'contact'], but: ['phone answers all'] },
  {
    of: 'experiences',
    pages: ['experiences'],
    but: ['cards.when cards.gatherings.link nearby.link cta.button'],
  },
  {
    of: 'stay',
    pages: ['stayDining'],
    but: ['photoNote room.check room.noPrice dining.galleryLabel dining.cta.button'],
  },
  { of: 'nearby.pawna.name', pages: ['nearby', 'contact'] },
  { of: 'nearby.tikona.name', pages: ['nearby', 'contact'] },
  { of: 'nearby.pandharpur.name', pages: ['nearby', 'contact'] },
  { of: 'nearby', pages: ['nearby'], but: ['driveTime height best count cta.button'] },
  { of: 'pictures', pages: ['gallery', 'home', 'stayDining'] },
  { of: 'gallery', pages: ['gallery'], but: ['tabs open viewer'] },
  {
    of: 'testimonials',
    pages: ['testimonials'],
    but: [
      'link loading average total badge stars counter previous next photoAlt selection hiddenNote',
      'none noGoogle cta.button',
    ],
  },
  { of: 'events.wellness.title', pages: ['events', 'contact'] },
  { of: 'events.family.title', pages: ['events', 'contact'] },
  { of: 'events.corporate.title', pages: ['events', 'contact'] },
  { of: 'events', pages: ['events'], but: ['includes enquire custom.button'] },
  {
    of: 'payment',
    pages: ['payment'],
    but: [
      'toBooking upi.title upi.number upi.id bank.title bank.account bank.bank qr proof',
      'policy.link',
    ],
  },
  {
    of: 'contact',
    pages: ['contact'],
    but: ['whatsapp form find.drive'],
  },
  // Google requires its notice, and the date is counted.
  { of: 'terms', pages: ['terms'], but: ['indexLabel updated google'] },
]

const isWithin = (key: string, of: string) => key === of || key.startsWith(`${of}.`)

/**
 * Returns the pages that have a place, by the key of its message; none if the message is no place. Only those that tell of the farm are. What
 * the privacy page says must be true of the software. Room pages, which have no name, may show it as well.
 */
export function pagesOf(key: string): readonly PageName[] {
  const part = placeParts.find(({ of }) => isWithin(key, of))
  if (!part) return []
  const others = (part.but ?? []).flatMap((names) => names.split(' '))
  const isOther = others.some((name) => isWithin(key, `${part.of}.${name}`))
  return isOther ? [] : part.pages
}

/** Returns true if a message is a place: its words tell of the farm, and staff may write their own. */
export function isPlace(key: string): boolean {
  return pagesOf(key).length > 0
}
