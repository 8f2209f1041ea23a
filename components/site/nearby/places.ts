import type { PlateName } from '#components/farm/plates.ts'
import type { NearbyGroup } from '#lib/farm/rules/shown.ts'

/** The picture of each group. */
export const plates: Record<NearbyGroup, PlateName> = {
  forts: 'hillfort',
  caves: 'cave',
  nature: 'waterfall',
  spiritual: 'temple',
  other: 'market',
}
