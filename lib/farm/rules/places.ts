import { type PageName, pages as sitePages } from '../../i18n/pages.ts'

type Part = {
  /** The keys that begin with this, or are this. */
  of: string
  pages: readonly PageName[]
  /** Those of them that aren't places: buttons and links, names of fields, forms, and what only the software knows. */
  but?: readonly string[]
  /** Those that tell of the sample's land, house, food and surroundings; the others are true of any farm. */
  samples?: readonly string[] | 'all'
}

/** The messages that have places; the first part that fits decides. */
export const placeParts: readonly Part[] = [
  { of: 'common.siteDescription', pages: ['home'], samples: 'all' },
  { of: 'footer.line', pages: Object.keys(sitePages) as PageName[], samples: 'all' },
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
    samples: [
      'meta hero.title hero.lead statement.title statement.text tiles stay.gloss stay.policy',
      'dining.title dining.text dining.diet nearby.title nearby.forts nearby.caves nearby.lakes',
      'nearby.groves nearby.temples events.wellness events.family events.corporate quote.text quote.by',
      'about.title about.text do.lead do.farm do.trek do.cycle do.cart do.night do.birds',
    ],
  },
  {
    of: 'about',
    pages: ['about'],
    but: ['cta.book cta.experiences'],
    samples: [
      'meta title lead text1 text2',
      'principles.organic principles.culture principles.sustainability',
    ],
  },
  {
    of: 'meals',
    pages: ['stayDining'],
    but: ['included head extra line'],
    samples: ['breakfast lunch dinner curry'],
  },
  {
    of: 'children',
    pages: ['stayDining'],
    but: ['title rule'],
    samples: ['text small school older cot chair'],
  },
  {
    of: 'ways',
    pages: ['contact', 'home'],
    but: ['title noCar car leg legHome byCar gate total minutes hours both more'],
    samples: ['gateText home lead signal junction kamshet mumbai pune'],
  },
  {
    of: 'questions',
    pages: ['contact'],
    but: ['write all'],
    samples: ['ac couples wheelchair children look'],
  },
  {
    of: 'hosts',
    pages: ['home', 'about', 'contact'],
    but: ['phone answers all'],
    samples: ['lead anjali sunanda prakash'],
  },
  {
    of: 'experiences',
    pages: ['experiences'],
    but: ['cards.when cards.gatherings.link nearby.link cta.button'],
    samples: ['meta hero cards.agri cards.nature cards.culture cards.stars cards.gatherings'],
  },
  {
    of: 'stay',
    pages: ['stayDining'],
    but: ['photoNote room.check room.noPrice dining.galleryLabel dining.cta.button'],
    samples: [
      'meta title lead inclusions.breakfast inclusions.bath inclusions.bed inclusions.walk inclusions.not',
      'amenities.wifi amenities.pool amenities.campfire amenities.parking',
      'dining.text1 dining.text2 dining.cta.title',
    ],
  },
  { of: 'nearby.pawna.name', pages: ['nearby', 'contact'], samples: 'all' },
  { of: 'nearby.tikona.name', pages: ['nearby', 'contact'], samples: 'all' },
  { of: 'nearby.pandharpur.name', pages: ['nearby', 'contact'], samples: 'all' },
  {
    of: 'nearby',
    pages: ['nearby'],
    but: ['driveTime height best count cta.button'],
    samples: [
      'meta title monsoonNote forts.text caves.text nature.text other.text',
      'lohagad visapur tikona tung karla bhaja bedse pawna ajivali kune ekvira pandharpur',
      'kamshet lonavala',
    ],
  },
  { of: 'pictures', pages: ['gallery', 'home', 'stayDining'], samples: 'all' },
  {
    of: 'gallery',
    pages: ['gallery'],
    but: ['tabs open viewer'],
    samples: ['meta.description title lead'],
  },
  {
    of: 'testimonials',
    pages: ['testimonials'],
    but: [
      'link loading average total badge stars counter previous next photoAlt selection hiddenNote',
      'none noGoogle cta.button',
    ],
    samples: ['meta.description'],
  },
  { of: 'events.wellness.title', pages: ['events', 'contact'], samples: 'all' },
  { of: 'events.family.title', pages: ['events', 'contact'], samples: 'all' },
  { of: 'events.corporate.title', pages: ['events', 'contact'], samples: 'all' },
  {
    of: 'events',
    pages: ['events'],
    but: ['includes enquire custom.button'],
    samples: ['meta lead wellness family corporate'],
  },
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
    samples: ['meta.description find.text'],
  },
  // Google requires its notice, and the date is counted.
  {
    of: 'terms',
    pages: ['terms'],
    but: ['indexLabel updated google'],
    samples: ['meta.description wifi parking pool campfire'],
  },
  // No page of the editor shows these.
  { of: 'booking.price.meals', pages: [], samples: 'all' },
  { of: 'guest.rules.text', pages: [], samples: 'all' },
  { of: 'mail.confirmed', pages: [], samples: ['p3 p4'] },
]

const isWithin = (key: string, of: string) => key === of || key.startsWith(`${of}.`)

/**
 * Returns the pages that have a place, by the key of its message; none if the message is no place. Only those that tell of the farm are. What
 * the privacy page says must be true of the software. Room pages, which have no name, may show it as well.
 */
export function pagesOf(key: string): readonly PageName[] {
  const part = placeParts.find(({ of }) => isWithin(key, of))
  if (!part) return []
  return isAmong(key, part.of, part.but ?? []) ? [] : part.pages
}

const isAmong = (key: string, of: string, named: readonly string[]) =>
  named.flatMap((names) => names.split(' ')).some((name) => isWithin(key, `${of}.${name}`))

/** Returns true if a message is a place: its words tell of the farm, and staff may write their own. */
export function isPlace(key: string): boolean {
  return pagesOf(key).length > 0
}

/**
 * Returns true for a message that tells of the sample farm. Another farm shows its own words there, or nothing. The others are true of
 * any farm.
 */
export function isSample(key: string): boolean {
  const part = placeParts.find(({ of }) => isWithin(key, of))
  const { of = '', but = [], samples = [] } = part ?? {}
  return !isAmong(key, of, but) && (samples === 'all' || isAmong(key, of, samples))
}
