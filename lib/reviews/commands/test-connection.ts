import { Refusal } from '../../shared/refusal.ts'
import { readSettings } from '../queries/settings.ts'
import { connectionFound } from '../rules.ts'
import type { ConnectionInput } from '../schema.ts'
import { FetchProblem, fetchPlace } from '../service/google.ts'
import { enteredKey } from './entered-key.ts'
import { inPlacesTurn } from './places-turn.ts'

/**
 * Asks Google with what staff have entered, saved or not, and keeps nothing. `validation_failed` without a
 * key and a Place ID, `reviews_not_fetched` with `failure` (FetchFailure) when Google does not give them.
 */
export async function testConnection(input: ConnectionInput) {
  const { api_key = '', place_id: placeId, language, region } = input.google_places_api
  const key = enteredKey(api_key, (await readSettings()).key)
  if (!(key && placeId)) {
    throw new Refusal('validation_failed', { message: 'Please enter API key and Place ID first' })
  }
  return inPlacesTurn(async () => {
    try {
      return connectionFound(await fetchPlace({ key, placeId, language, region }))
    } catch (error) {
      if (!(error instanceof FetchProblem)) throw error
      throw new Refusal('reviews_not_fetched', { data: { failure: error.failure } })
    }
  })
}
