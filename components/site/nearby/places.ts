import type { PlateName } from '#components/farm/plates.ts'
import { nearby } from '#lib/farm/rules/shown.ts'

export type Group = keyof typeof nearby
export const groupNames = Object.keys(nearby) as Group[]

/** The picture of each group. */
export const plates: Record<Group, PlateName> = {
  forts: 'hillfort',
  caves: 'cave',
  nature: 'waterfall',
  spiritual: 'temple',
  other: 'market',
}
