import type { SiteChange } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { dayAndTimeWords } from '../../kit/words.ts'
import type { Entry } from './entries.ts'

const t = staffWords('site')

/** Returns the changes that there are now, if a refusal says that they aren't those that were seen. */
export function changesIn(error: unknown): SiteChange[] | null {
  if (!(error instanceof Refusal) || error.code !== 'changed_meanwhile') return null
  return (error.detail.data?.changes as SiteChange[] | undefined) ?? null
}

/** Returns who changed something, and when. Of several changes, the newest says who has looked at all of them. */
export function byWords({ changes }: Entry<SiteChange>): string {
  const [newest] = changes.toSorted((one, other) => other.id - one.id)
  return newest ? t('publish.by', { by: newest.by, at: dayAndTimeWords(newest.at) }) : ''
}
