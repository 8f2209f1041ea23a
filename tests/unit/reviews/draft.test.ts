import { expect, test } from 'vitest'
import { callsADay, draftOf, settingsInput } from '#components/staff/google-reviews/draft.ts'
import { errorsOf } from '#components/staff/kit/form/use-form.ts'
import { configInput, displaySettings, type WireConfig } from '#lib/reviews/schema.ts'

const saved: WireConfig = {
  google_places_api: { api_key: '••••h4Qz', place_id: 'ChIJ-x', language: 'en', region: 'IN' },
  display_settings: displaySettings.parse({}),
  key_state: 'stored',
  version: 3,
  saved_at: '2026-11-21T10:00:00Z',
  saved_by: 'staff@dontali.example',
  site: { fetched_at: null, failure: null, retry_at: null },
}

test('a form that shows what is saved sends just that', () => {
  const sent = settingsInput(draftOf(saved), saved)
  expect(errorsOf(configInput, sent)).toEqual({})
  expect(configInput.parse(sent)).toEqual({
    google_places_api: saved.google_places_api,
    display_settings: saved.display_settings,
    version: 3,
  })
})

test('an empty number is no number, and not nought', () => {
  const sent = settingsInput({ ...draftOf(saved), max_reviews: ' ', min_rating: 'x' }, saved)
  expect(errorsOf(configInput, sent)).toEqual({
    'display_settings.max_reviews': 'Enter a whole number from 1 to 50.',
    'display_settings.min_rating': 'Enter a whole number from 1 to 5.',
  })
})

test('how often Google is asked in a day follows from the cache duration', () => {
  expect(['3600', '300', '86400', '50000'].map(callsADay)).toEqual([24, 288, 1, 2])
  expect(['299', '86401', '', 'x'].map(callsADay)).toEqual([null, null, null, null])
})
