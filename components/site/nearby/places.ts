import type { PlateName } from '#components/farm/plates.ts'
import type { Place } from '#lib/farm/schema/facts.ts'

/** The page's five groups, each with its picture. */
export const groups = {
  forts: { plate: 'hillfort', places: ['lohagad', 'visapur', 'tikona', 'tung'] },
  caves: { plate: 'cave', places: ['karla', 'bhaja', 'bedse'] },
  nature: { plate: 'waterfall', places: ['pawna', 'ajivali', 'kune'] },
  spiritual: { plate: 'temple', places: ['ekvira', 'pandharpur'] },
  other: { plate: 'market', places: ['kamshet', 'lonavala'] },
} as const satisfies Record<string, { plate: PlateName; places: readonly Place[] }>

export type Group = keyof typeof groups
export const groupNames = Object.keys(groups) as Group[]
