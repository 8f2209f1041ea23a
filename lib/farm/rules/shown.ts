import type words from '../../../messages/en.json'
import type { Place } from '../schema/facts.ts'

type PictureName = keyof (typeof words)['pictures']

// What guest pages show of the farm, in their order. Sentences that say how many there are take the number from
// `farmCounts` (lib/i18n/farm-counts.ts).

/** The places nearby, by kind. */
export const nearby = {
  forts: ['lohagad', 'visapur', 'tikona', 'tung'],
  caves: ['karla', 'bhaja', 'bedse'],
  nature: ['pawna', 'ajivali', 'kune'],
  spiritual: ['ekvira', 'pandharpur'],
  other: ['kamshet', 'lonavala'],
} as const satisfies Record<string, readonly Place[]>

/** The packages for groups, each with its picture. */
export const packages = [
  { name: 'wellness', plate: 'yoga' },
  { name: 'family', plate: 'harvestkids' },
  { name: 'corporate', plate: 'offsite' },
] as const satisfies { name: string; plate: PictureName }[]

/** The gallery's four sets. */
export const gallery = {
  campus: ['dawn', 'wada', 'cart', 'night', 'pool', 'gotha', 'orchard', 'well', 'paddy', 'jetty'],
  rooms: ['room', 'cottage', 'swing', 'valleybed', 'bath', 'nook', 'corridor', 'family', 'dusk'],
  food: [
    'thali',
    'misal',
    'harvest',
    'poha',
    'chulha',
    'pithla',
    'modak',
    'solkadhi',
    'puranpoli',
    'aamras',
    'thalipeeth',
    'sugarcane',
    'dinner',
  ],
  nearby: ['fort'],
} as const satisfies Record<string, readonly PictureName[]>

/** The pictures of a day, on the home page. */
export const dayPictures = [
  'dawn',
  'courtyardnight',
  'pithla',
  'jetty',
  'corridor',
  'well',
] as const satisfies PictureName[]

/** The dishes that are shown with the food. */
export const dishes = [
  'chulha',
  'thali',
  'pithla',
  'misal',
  'puranpoli',
  'aamras',
] as const satisfies PictureName[]

export const principles = ['organic', 'culture', 'sustainability'] as const

/** The points of the terms. */
export const terms = [
  'booking',
  'price',
  'deposit',
  'times',
  'refund',
  'wifi',
  'damage',
  'smoking',
  'dogs',
  'parking',
  'pool',
  'campfire',
] as const
