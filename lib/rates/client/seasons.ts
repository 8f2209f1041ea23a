import { callApi, postJson } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { Effect } from '../schema/days.ts'
import type { WireSeason } from '../schema/seasons.ts'

/** Returns all seasons: prices of weekdays first, then by their first night. */
export async function fetchSeasons(_search: object, asking: Asking = {}): Promise<WireSeason[]> {
  return (await getJson<{ seasons: WireSeason[] }>('seasons', {}, asking)).seasons
}

/** A season as it is typed: prices are text, and without an id it is new. */
export type SentSeason = Omit<WireSeason, 'id' | 'version' | 'price' | 'percent' | 'prices'> & {
  id?: number | undefined
  version?: number | undefined
  price: string | null
  percent: string | null
  prices: { room: number; price: string }[]
}

/**
 * Adds a season or changes one. Refused with `overlap`, whose message names the other one, with `changed_meanwhile`, where
 * `detail.data.season` is the season as it is now, and, by the field, with `validation_failed`.
 */
export function saveSeason({
  id,
  ...season
}: SentSeason): Promise<Effect & { season: WireSeason }> {
  return postJson(pathOf(id), season)
}

/** Returns what {@link saveSeason} would do, and does nothing. The page asks by itself. */
export function previewSeason(
  { id, ...season }: SentSeason,
  { signal }: Asking = {},
): Promise<Effect> {
  return postJson(`${pathOf(id)}?dry=1&poll=1`, season, signal && { signal })
}

/** Deletes a season of which a version was seen; `dry` only tells what that would do. Refused with `changed_meanwhile`. */
export function deleteSeason(
  { id, version }: Pick<WireSeason, 'id' | 'version'>,
  dry?: 'dry',
): Promise<Effect> {
  return callApi(`${pathOf(id)}${dry ? '?dry=1' : ''}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version }),
  })
}

function pathOf(id: number | undefined): string {
  return id === undefined ? 'seasons' : `seasons/${id}`
}
