import { beforeAll, describe, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { addToEnv, requiredEnv } from '#lib/env.ts'
import * as saveRoute from '../../app/api/admin_google_reviews_config/route.ts'
import * as testRoute from '../../app/api/admin_google_reviews_test/route.ts'
import * as configRoute from '../../app/api/google_reviews_config/route.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { goodKey, placeId } from '../support/places.ts'
import { config, configure, reviews, usePlaces } from '../support/reviews.ts'
import { signedIn, staffEmail } from '../support/staff.ts'

useDatabase()
const used = usePlaces()
let cookie: string
beforeAll(async () => {
  cookie = (await signedIn()).cookie
})

const mask = `${'•'.repeat(22)}h4Qz`
const read = async () =>
  (await call(configRoute, 'GET', '/api/google_reviews_config', { cookie })).body
const save = (json: unknown) =>
  call(saveRoute, 'POST', '/api/admin_google_reviews_config', { cookie, json })
const connect = (google_places_api: object) =>
  call(testRoute, 'POST', '/api/admin_google_reviews_test', { cookie, json: { google_places_api } })

const defaults = {
  max_reviews: 10,
  min_rating: 4,
  show_rating: true,
  show_date: true,
  show_author: true,
  show_avatar: true,
  cache_duration: 3600,
}

test('before anybody has saved, the settings are the defaults', async () => {
  expect(await read()).toMatchObject({
    success: true,
    google_places_api: { api_key: '', place_id: '', language: 'en', region: 'IN' },
    display_settings: defaults,
    key_state: 'none',
    saved_by: null,
  })
})

test('what is saved is read again, the key only as its last four characters', async () => {
  const display = { ...defaults, max_reviews: 3, min_rating: 5, show_avatar: false }
  const { status, body } = await save(config({ language: 'hi', region: 'US' }, display))
  expect([status, body.message]).toEqual([200, 'Configuration saved successfully!'])
  const saved = await read()
  expect(saved).toMatchObject({
    google_places_api: { api_key: mask, place_id: placeId, language: 'hi', region: 'US' },
    display_settings: display,
    key_state: 'stored',
    saved_by: staffEmail,
  })
  expect(JSON.stringify([body, saved])).not.toContain(goodKey.slice(0, -4))
})

test('the key can’t be read anywhere in the database, and the history says who changed what', async () => {
  await save(config())
  await reviews()
  const rows = await prisma().$queryRaw<{ text: string }[]>`
    SELECT value::text AS text FROM settings
    UNION ALL SELECT to_jsonb(audit_entries)::text FROM audit_entries
    UNION ALL SELECT payload::text FROM reviews_cache`
  const texts = rows.map(({ text }) => text).join('\n')
  expect(texts).not.toContain(goodKey)
  expect(texts).toContain('google_reviews_configured')
  expect(texts).toContain(staffEmail)
})

describe('the field of the key', () => {
  test('unchanged, it keeps the stored key, as does leaving it out', async () => {
    await save(config())
    await save(config({ api_key: mask }, { max_reviews: 1 }))
    await save(config({ api_key: undefined }))
    expect((await reviews()).source).toBe('google_api')
  })

  test('emptied, it takes the key away', async () => {
    await save(config())
    await save(config({ api_key: '' }))
    expect(await read()).toMatchObject({ key_state: 'none', google_places_api: { api_key: '' } })
  })

  test('half a mask, and the mask of another key, are no key', async () => {
    await save(config())
    for (const api_key of [mask.slice(1), `${mask}x`, `${'•'.repeat(22)}1234`]) {
      const { status, body } = await save(config({ api_key }))
      expect(status).toBe(422)
      expect(body.errors['google_places_api.api_key']).toMatch(/^Enter the whole key/)
    }
    expect((await reviews()).source).toBe('google_api')
  })

  test('after AUTH_SECRET changed it is empty and says so; saving the rest keeps what is stored', async () => {
    const secret = requiredEnv('AUTH_SECRET')
    await save(config())
    addToEnv({ AUTH_SECRET: 'another secret of more than thirty-two letters' })
    // The old sessions ended with the old secret.
    const other = (await signedIn()).cookie
    const seen = await call(configRoute, 'GET', '/api/google_reviews_config', { cookie: other })
    expect(seen.body).toMatchObject({
      key_state: 'unreadable',
      google_places_api: { api_key: '', place_id: placeId },
    })
    const json = config({ api_key: '' })
    await call(saveRoute, 'POST', '/api/admin_google_reviews_config', { cookie: other, json })
    addToEnv({ AUTH_SECRET: secret })
    expect(await read()).toMatchObject({ key_state: 'stored' })
  })
})

describe('refused, with the field', () => {
  test.each([
    [{ place_id: '../../etc' }, {}, 'google_places_api.place_id'],
    [{ place_id: 'x'.repeat(256) }, {}, 'google_places_api.place_id'],
    [{ api_key: 'two words' }, {}, 'google_places_api.api_key'],
    [{ api_key: 'line\r\nx-evil: 1' }, {}, 'google_places_api.api_key'],
    [{ language: 'fr' }, {}, 'google_places_api.language'],
    [{ region: 'FR' }, {}, 'google_places_api.region'],
    [{}, { max_reviews: 0 }, 'display_settings.max_reviews'],
    [{}, { max_reviews: 51 }, 'display_settings.max_reviews'],
    [{}, { max_reviews: 2.5 }, 'display_settings.max_reviews'],
    [{}, { min_rating: 0 }, 'display_settings.min_rating'],
    [{}, { min_rating: 6 }, 'display_settings.min_rating'],
    [{}, { cache_duration: 299 }, 'display_settings.cache_duration'],
    [{}, { cache_duration: 86_401 }, 'display_settings.cache_duration'],
    [{}, { show_date: 'yes' }, 'display_settings.show_date'],
  ])('%j %j', async (places, display, field) => {
    const { status, body } = await save(config(places, display))
    expect([status, body.code, Object.keys(body.errors)]).toEqual([
      422,
      'validation_failed',
      [field],
    ])
    expect((await read()).version).toBe(0)
  })
})

test('who changes settings that somebody else has saved meanwhile is told', async () => {
  const { version } = await read()
  await save({ ...config(), version })
  const { status, body } = await save({ ...config({ place_id: 'mine' }), version })
  expect([status, body.code]).toEqual([409, 'settings_changed'])
  expect((await read()).google_places_api.place_id).toBe(placeId)
})

test('two at once: one is saved, the other is told', async () => {
  const { version } = await read()
  const both = await Promise.all([1, 2].map(() => save({ ...config(), version })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

describe('Test Connection', () => {
  test('wants both the key and the place', async () => {
    for (const places of [{ api_key: goodKey }, { place_id: placeId }, {}]) {
      const { status, body } = await connect(places)
      expect([status, body.message]).toEqual([422, 'Please enter API key and Place ID first'])
    }
    expect(used.google.calls).toEqual([])
  })

  test('tries what has been entered, and keeps nothing of it', async () => {
    const { status, body } = await connect({ api_key: goodKey, place_id: placeId })
    expect(status).toBe(200)
    expect(body).toMatchObject({ total_reviews: 128, average_rating: 4.7, source: 'google_api' })
    expect(body.message).toBe(
      'Connection successful! Found 128 reviews with average rating 4.7. Source: google_api',
    )
    expect((await read()).key_state).toBe('none')
    expect((await reviews()).source).toBe('none')
  })

  test('takes the mask for the stored key', async () => {
    await configure()
    expect((await connect({ api_key: mask, place_id: placeId })).status).toBe(200)
  })

  test.each([
    ['key_refused', { api_key: 'AIzaSyNotTheRightOne' }, 'ok'],
    ['place_not_found', { place_id: 'ChIJ-nowhere' }, 'ok'],
    ['not_allowed', {}, 'disabled'],
    ['quota', {}, 'quota'],
    ['away', {}, 'broken'],
    ['slow', {}, 'slow'],
    ['unreadable', {}, 'huge'],
    ['unreadable', {}, 'malformed'],
    ['unreadable', {}, 'odd'],
    ['unreadable', {}, 'redirect'],
  ] as const)('says why it failed: %s', async (failure, places, manner) => {
    used.google.manner = manner
    const { status, body } = await connect({ api_key: goodKey, place_id: placeId, ...places })
    expect([status, body.code, body.message, body.failure]).toEqual([
      422,
      'reviews_not_fetched',
      'Failed to fetch reviews',
      failure,
    ])
    expect(JSON.stringify(body)).not.toContain(goodKey)
    expect(used.google.calls).toHaveLength(1)
  })
})
