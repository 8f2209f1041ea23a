import { expect, test } from 'vitest'
import { savedLine, siteLine } from '#components/staff/google-reviews/words.ts'
import { displaySettings, type WireConfig } from '#lib/reviews/schema.ts'

const config = (site: Partial<WireConfig['site']>, more: Partial<WireConfig> = {}): WireConfig => ({
  google_places_api: { api_key: '', place_id: 'ChIJ-x', language: 'en', region: 'IN' },
  display_settings: displaySettings.parse({}),
  key_state: 'stored',
  version: 1,
  saved_at: '2026-11-21T10:00:00Z',
  saved_by: 'staff@dontali.example',
  site: { fetched_at: null, failure: null, retry_at: null, ...site },
  ...more,
})
const fetched_at = '2026-11-21T04:10:00Z'
const failed = { failure: 'quota', retry_at: '2026-11-21T04:30:00Z' } as const

test('staff read who saved last, and when on the farm', () => {
  expect(savedLine(config({}))).toBe('Last saved: 21 Nov, 3:30 pm, by staff@dontali.example.')
  expect(savedLine(config({}, { saved_at: null }))).toBe('Nothing has been saved yet.')
})

test.each([
  [config({}, { key_state: 'none' }), 'The website shows no reviews until'],
  [config({}), 'We’ll fetch reviews when the next guest visits.'],
  [config({}, { key_state: 'unreadable' }), 'Guests see no reviews.'],
  [config({ fetched_at }), 'Guests see the reviews fetched from Google on 21 Nov, 9:40 am.'],
  [
    config(failed),
    'Guests see no reviews. The project’s Google quota is used up for now. We’ll try again after 21 Nov, 10:00 am.',
  ],
  [
    config({ fetched_at, ...failed }),
    'Guests see the reviews fetched from Google on 21 Nov, 9:40 am. The project’s Google quota',
  ],
])('staff read what guests see now', (given, words) => {
  expect(siteLine(given).startsWith(words)).toBe(true)
})
