import { expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { addToEnv, requiredEnv } from '#lib/env.ts'
import { tidy } from '../../server/tidy.ts'
import { useDatabase } from '../support/database.ts'
import { goodKey, googleReview, placeId } from '../support/places.ts'
import { configure, letPass, reviews, usePlaces } from '../support/reviews.ts'

useDatabase()
const used = usePlaces()
const calls = () => used.google.calls.length
const none = { success: true, average_rating: 0, total_reviews: 0, source: 'none', reviews: [] }
const failed = { ...none, failed: true }

test('not configured, or only half, is no reviews, and Google is not asked', async () => {
  expect(await reviews()).toEqual(none)
  await configure({ place_id: '' })
  expect(await reviews()).toEqual(none)
  await configure({ api_key: '' })
  expect(await reviews()).toEqual(none)
  expect(calls()).toBe(0)
})

test('Google is asked as its documentation says, for no more than is shown', async () => {
  await configure({ language: 'mr', region: 'GB' })
  await reviews()
  const [call] = used.google.calls
  expect(call?.path).toBe(`/v1/places/${placeId}`)
  expect(call?.query).toBe('?languageCode=mr&regionCode=GB')
  expect(call?.headers).toMatchObject({
    'x-goog-api-key': goodKey,
    'x-goog-fieldmask': 'rating,userRatingCount,reviews,googleMapsUri',
  })
})

test('guests get the reviews that staff let through, with Google’s own figures', async () => {
  await configure({}, { min_rating: 4, max_reviews: 2, show_date: false })
  const answer = await reviews()
  expect(answer).toMatchObject({
    average_rating: 4.7,
    total_reviews: 128,
    source: 'google_api',
    google_maps_url: 'https://maps.google.com/?cid=3607827268152946591',
  })
  expect(answer.reviews).toEqual([
    {
      author_name: 'Guest 1',
      author_url: 'https://www.google.com/maps/contrib/102769995569687190951/reviews',
      profile_photo_url: expect.stringMatching(/^\/api\/review_photos\/[0-9a-f]{32}$/),
      rating: 5,
      text: 'Review 1. The rooster is punctual.',
    },
    expect.objectContaining({ author_name: 'Guest 2', rating: 4 }),
  ])
})

test('while the answer is fresh nobody asks again, and it is still google_api', async () => {
  await configure({}, { cache_duration: 300 })
  await reviews()
  await letPass(290)
  expect((await reviews()).source).toBe('google_api')
  expect(calls()).toBe(1)
  await letPass(10)
  expect((await reviews()).source).toBe('google_api')
  expect(calls()).toBe(2)
})

test('many guests at once make one call, and all get its answer', async () => {
  await configure()
  let release = () => {}
  used.google.hold = new Promise((resolve) => {
    release = resolve
  })
  const answers = Promise.all(Array.from({ length: 30 }, reviews))
  await expect.poll(calls).toBe(1)
  release()
  expect(new Set((await answers).map(({ source }) => source))).toEqual(new Set(['google_api']))
  expect(calls()).toBe(1)
})

test('a refresh that fails gives the last good answer as cache, and is tried again after growing pauses', async () => {
  await configure()
  const { source: _, ...good } = await reviews()
  await letPass(3600)
  used.google.manner = 'broken'
  expect(await reviews()).toEqual({ ...good, source: 'cache' })
  for (const pause of [60, 120, 240]) {
    const before = calls()
    await letPass(pause - 5)
    expect(await reviews()).toEqual({ ...good, source: 'cache' })
    expect(calls()).toBe(before)
    await letPass(5)
    expect(await reviews()).toEqual({ ...good, source: 'cache' })
    expect(calls()).toBe(before + 1)
  }
  used.google.manner = 'ok'
  await letPass(480)
  expect((await reviews()).source).toBe('google_api')
  // And a later failure begins with the short pause.
  used.google.manner = 'quota'
  await letPass(3600)
  await reviews()
  expect(await prisma().reviewsCache.findFirst()).toMatchObject({ failures: 1, failure: 'quota' })
})

test('without a good answer a failure is no reviews, and no call for each guest', async () => {
  await configure({ api_key: 'AIzaSyNotTheRightOne' })
  expect(await reviews()).toEqual(failed)
  expect(await reviews()).toEqual(failed)
  expect(calls()).toBe(1)
})

test('staff who mend the settings do not wait for the pause', async () => {
  await configure({ api_key: 'AIzaSyNotTheRightOne' })
  await reviews()
  await configure()
  expect((await reviews()).source).toBe('google_api')
})

test.each([
  'slow',
  'endless',
  'huge',
  'malformed',
  'odd',
  'redirect',
  'disabled',
  'quota',
] as const)('Google that is %s takes nothing from the guests', async (manner) => {
  await configure()
  await reviews()
  await letPass(3600)
  used.google.manner = manner
  const answer = await reviews()
  expect([answer.success, answer.source, answer.reviews.length]).toEqual([true, 'cache', 4])
  expect(calls()).toBe(2)
})

test('another place, language or region is asked for at once, and what is kept of another place goes', async () => {
  await configure()
  await reviews()
  await configure({ language: 'hi' })
  expect((await reviews()).source).toBe('google_api')
  expect(used.google.calls[1]?.query).toContain('languageCode=hi')
  await configure({ place_id: 'ChIJ-another' })
  expect(await reviews()).toEqual(failed)
})

test('an answer to settings that were changed meanwhile is not kept', async () => {
  await configure({ api_key: 'AIzaSyNotTheRightOne' })
  let release = () => {}
  used.google.hold = new Promise((resolve) => {
    release = resolve
  })
  const early = reviews()
  await expect.poll(calls).toBe(1)
  await configure()
  release()
  expect(await early).toEqual(failed)
  expect((await reviews()).source).toBe('google_api')
})

test('a key of another AUTH_SECRET asks nobody, and what was good is still shown', async () => {
  const secret = requiredEnv('AUTH_SECRET')
  await configure()
  await reviews()
  await letPass(3600)
  addToEnv({ AUTH_SECRET: 'another secret of more than thirty-two letters' })
  expect((await reviews()).source).toBe('cache')
  expect(calls()).toBe(1)
  addToEnv({ AUTH_SECRET: secret })
})

test('what Google has not confirmed for thirty days is deleted', async () => {
  await configure()
  await reviews()
  await letPass(29 * 86_400)
  await tidy()
  expect(await prisma().reviewsCache.count()).toBe(1)
  await letPass(86_400)
  await tidy()
  expect(await prisma().reviewsCache.count()).toBe(0)
})

test('a review with characters that no database keeps is shown without them, and so are all others', async () => {
  await configure()
  const author = { displayName: 'Asha\0\u202e Rao' }
  used.google.place.reviews = [
    googleReview(1, {
      text: { text: 'Good\0 food.\r\nWarm\u0007 people.' },
      authorAttribution: author,
    }),
    googleReview(2),
  ]
  const { reviews: shown } = await reviews()
  expect(shown).toHaveLength(2)
  expect(shown[0]).toMatchObject({ text: 'Good food.\nWarm people.', author_name: 'Asha Rao' })
})
