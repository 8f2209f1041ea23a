import { afterAll, beforeAll, beforeEach } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { addToEnv } from '#lib/env.ts'
import { saveConfig } from '#lib/reviews/commands/save-config.ts'
import { configInput } from '#lib/reviews/schema.ts'
import * as reviewsRoute from '../../app/api/google_reviews/route.ts'
import { call } from './call.ts'
import { goodKey, placeId, startPlaces, type TestPlaces } from './places.ts'
import { signedIn } from './staff.ts'

/** A stand-in for Google, for a test file with a database; before each test it and the settings are new. */
export function usePlaces(): { google: TestPlaces } {
  const used = {} as { google: TestPlaces }
  beforeAll(async () => {
    used.google = await startPlaces()
    process.env.GOOGLE_PLACES_BASE_URL = used.google.url
    addToEnv({})
  })
  beforeEach(async () => {
    used.google.reset()
    await prisma().setting.deleteMany()
    await prisma().reviewsCache.deleteMany()
  })
  afterAll(() => used.google.close())
  return used
}

/** What staff would save: the good key and place, with these changes. */
export function config(places: object = {}, display: object = {}) {
  return {
    google_places_api: { api_key: goodKey, place_id: placeId, ...places },
    display_settings: display,
  }
}

/** Saves settings as staff. */
export async function configure(places: object = {}, display: object = {}): Promise<void> {
  const { by } = await signedIn()
  await saveConfig(by, configInput.parse(config(places, display)), new Date())
}

/** What guests get. */
export const reviews = async () => (await call(reviewsRoute, 'GET', '/api/google_reviews')).body

/** As if the kept answer, and any failure, were so many seconds older. */
export async function letPass(seconds: number): Promise<void> {
  await prisma().$executeRaw`
    UPDATE reviews_cache SET fetched_at = fetched_at - make_interval(secs => ${seconds}),
      retry_at = retry_at - make_interval(secs => ${seconds})`
}
