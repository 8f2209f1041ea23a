import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { fileCalls } from '#calls/files.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { googleReview } from '../support/places.ts'
import { configure, reviews, usePlaces } from '../support/reviews.ts'
import { routeAt } from '../support/route.ts'

const photoRoute = routeAt(fileCalls, 'review_photos/[id]')

useDatabase()
const used = usePlaces()
let tests = 0

// Pictures are kept in memory: every test has its own.
const own = (name: string) => `${used.google.url}/photo/${name}?${tests}`
const by = (photoUri: string) =>
  googleReview(1, { authorAttribution: { displayName: 'Asha', photoUri } })

beforeEach(() => {
  tests += 1
})

async function pathsOf(...urls: string[]): Promise<string[]> {
  used.google.place = { rating: 5, userRatingCount: urls.length, reviews: urls.map(by) }
  await configure()
  const answer = await reviews()
  return answer.reviews.map((review: { profile_photo_url: string }) => review.profile_photo_url)
}

function get(path: string) {
  const id = path.split('/').at(-1) ?? ''
  return call(photoRoute, 'GET', path, { params: { id } })
}

test('an author’s picture comes from this origin, small and encoded anew', async () => {
  const [path = ''] = await pathsOf(own('asha'))
  const { status, headers, bytes } = await get(path)
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
  const { format, width, height, exif } = await sharp(bytes).metadata()
  expect([format, width, height, exif]).toEqual(['webp', 96, 96, undefined])
})

test('it is fetched once for everybody who looks at it', async () => {
  const [path = ''] = await pathsOf(own('asha'))
  await Promise.all([get(path), get(path), get(path)])
  await get(path)
  expect(used.google.photoCalls).toHaveLength(1)
})

test('one that is missing, or is no picture, is a 404, and is not asked for again at once', async () => {
  for (const path of await pathsOf(own('gone'), own('page'))) {
    expect((await get(path)).status).toBe(404)
    expect((await get(path)).status).toBe(404)
  }
  expect(used.google.photoCalls).toEqual(['/photo/gone', '/photo/page'])
})

test('no host but Google’s is asked, whatever Google’s answer says', async () => {
  const elsewhere = [
    'http://lh3.googleusercontent.com/a/plain-http',
    'https://lh3.googleusercontent.com.evil.example/a',
    'https://lh3.googleusercontent.com:8443/a',
    `${used.google.url.replace('127.0.0.1', 'localhost')}/photo/asha`,
    'file:///etc/passwd',
    'nonsense',
  ]
  for (const path of await pathsOf(...elsewhere)) {
    expect((await get(path)).status).toBe(404)
  }
  expect(used.google.photoCalls).toEqual([])
})

test('an address that belongs to no review of now is a 404', async () => {
  const [path = ''] = await pathsOf(own('asha'))
  expect((await get('/api/review_photos/0123456789abcdef0123456789abcdef')).status).toBe(404)
  await configure({}, { show_avatar: false })
  expect((await get(path)).status).toBe(404)
  expect(used.google.photoCalls).toEqual([])
})
