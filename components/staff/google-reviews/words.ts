import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WireConfig } from '#lib/reviews/schema.ts'
import { instantDay, instantTime } from '../kit/words.ts'

const t = staffWords('reviews')

/** Returns the sentence about the last save: its author and time. */
export function savedLine({ saved_at, saved_by }: WireConfig): string {
  if (!saved_at) return t('saved.nothing')
  return t('saved.last', { at: moment(saved_at), name: saved_by ?? '' })
}

/** Returns the sentence about the reviews that guests see now. */
export function siteLine({ key_state, google_places_api, site }: WireConfig): string {
  if (key_state === 'none' || !google_places_api.place_id) {
    return t('site.notSet')
  }
  const shown = site.fetched_at ? t('site.shown', { at: moment(site.fetched_at) }) : t('site.none')
  if (site.failure && site.retry_at) {
    const again = t('site.again', { at: moment(site.retry_at) })
    return `${shown} ${t(`failures.${site.failure}`)} ${again}`
  }
  const asked = site.fetched_at !== null || key_state === 'unreadable'
  return asked ? shown : t('site.next')
}

function moment(at: string): string {
  return `${instantDay(at)}, ${instantTime(at)}`
}
