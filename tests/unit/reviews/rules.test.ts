import { describe, expect, test } from 'vitest'
import {
  cutText,
  failureOf,
  isFresh,
  isMasked,
  maskKey,
  retryDelayMs,
  reviewDate,
  roundedStars,
  turned,
  wireReviews,
} from '#lib/reviews/rules.ts'
import { displaySettings, googlePlace } from '#lib/reviews/schema.ts'

test('a text of 100 characters stays whole, a longer one is cut there', () => {
  expect(cutText('a'.repeat(100))).toBe('a'.repeat(100))
  expect(cutText('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`)
})

test('no character is cut in half', () => {
  expect(cutText('🐓'.repeat(101))).toBe(`${'🐓'.repeat(100)}…`)
})

test('stars are rounded and stay within five', () => {
  expect([4.4, 4.5, 0, 7, -1].map(roundedStars)).toEqual([4, 5, 0, 5, 0])
})

test('the pager goes round at both ends', () => {
  expect([turned(0, -1, 3), turned(2, 1, 3), turned(0, 1, 1)]).toEqual([2, 0, 0])
})

test('the day is India’s, in en-IN; a time that is none is no day', () => {
  expect(reviewDate(Date.UTC(2026, 9, 1, 20) / 1000)).toBe('2 October 2026')
  expect(reviewDate(Number.NaN)).toBe('')
})

test('a key shows its last four characters, a short one none, and a mask is never a key', () => {
  expect(maskKey('AIzaSy-0123456789h4Qz')).toBe(`${'•'.repeat(22)}h4Qz`)
  expect(maskKey('short-h4Qz')).toBe('•'.repeat(22))
  expect([maskKey('AIzaSy-0123456789h4Qz'), 'AIzaSy'].map(isMasked)).toEqual([true, false])
})

test('an answer is fresh for as many seconds as the settings say', () => {
  const at = new Date('2026-11-21T10:00:00Z')
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
  expect([299, 300].map((seconds) => isFresh(at, 300, later(seconds)))).toEqual([true, false])
  expect(isFresh(null, 300, at)).toBe(false)
})

test('the pause after a failure doubles, up to an hour', () => {
  expect([1, 2, 3, 6, 7, 60].map((failures) => retryDelayMs(failures) / 60_000)).toEqual([
    1, 2, 4, 32, 60, 60,
  ])
})

test.each([
  [400, 'API_KEY_INVALID', 'key_refused'],
  [401, undefined, 'key_refused'],
  [403, 'SERVICE_DISABLED', 'not_allowed'],
  [403, 'API_KEY_IP_ADDRESS_BLOCKED', 'not_allowed'],
  [429, 'RATE_LIMIT_EXCEEDED', 'quota'],
  [400, undefined, 'place_not_found'],
  [404, undefined, 'place_not_found'],
  [503, undefined, 'away'],
  [302, undefined, 'unreadable'],
])('a refusal with %s %s means %s', (status, reason, failure) => {
  expect(failureOf(status, reason)).toBe(failure)
})

describe('what guests get', () => {
  const review = (rating: number, more: object = {}) => ({
    rating,
    text: { text: 'Good.' },
    publishTime: '2026-10-01T20:00:00.926034611Z',
    authorAttribution: {
      displayName: 'Asha',
      uri: 'https://www.google.com/maps/contrib/1/reviews',
      photoUri: 'https://lh3.googleusercontent.com/a/x',
    },
    ...more,
  })
  const shown = (reviews: unknown[], display: object = {}, more: object = {}) =>
    wireReviews(
      googlePlace.parse({ rating: 4.7, userRatingCount: 128, reviews, ...more }),
      displaySettings.parse({ cache_duration: 300, ...display }),
      (url) => `/photo?${url}`,
    )

  test('reviews from the least rating on, so many at most, in Google’s order', () => {
    const all = [5, 3, 4, 2, 5].map((rating) => review(rating))
    const ratings = (display: object) => shown(all, display).reviews.map(({ rating }) => rating)
    expect(ratings({})).toEqual([5, 4, 5])
    expect(ratings({ min_rating: 1 })).toEqual([5, 3, 4, 2, 5])
    expect(ratings({ min_rating: 1, max_reviews: 2 })).toEqual([5, 3])
  })

  test('the average and the total are Google’s, whatever is shown', () => {
    expect(shown([review(1)])).toEqual({ average_rating: 4.7, total_reviews: 128, reviews: [] })
  })

  test('each switch takes away its own part', () => {
    const [all] = shown([review(5)]).reviews
    expect(all).toEqual({
      author_name: 'Asha',
      author_url: 'https://www.google.com/maps/contrib/1/reviews',
      profile_photo_url: '/photo?https://lh3.googleusercontent.com/a/x',
      rating: 5,
      text: 'Good.',
      time: Date.UTC(2026, 9, 1, 20) / 1000,
    })
    const off = ['show_rating', 'show_date', 'show_author', 'show_avatar']
    const left = off.map((name) =>
      Object.keys(shown([review(5)], { [name]: false }).reviews[0] ?? {}),
    )
    expect(left).toEqual([
      ['author_name', 'author_url', 'profile_photo_url', 'text', 'time'],
      ['author_name', 'author_url', 'profile_photo_url', 'rating', 'text'],
      ['profile_photo_url', 'rating', 'text', 'time'],
      ['author_name', 'author_url', 'rating', 'text', 'time'],
    ])
  })

  test('only Google is linked to, over https', () => {
    for (const uri of [
      'javascript:alert(1)',
      'http://www.google.com/',
      'https://google.com.evil/',
    ]) {
      const { reviews, google_maps_url } = shown(
        [review(5, { authorAttribution: { displayName: 'Asha', uri } })],
        {},
        { googleMapsUri: uri },
      )
      expect([reviews[0]?.author_url, google_maps_url]).toEqual([undefined, undefined])
    }
    expect(shown([], {}, { googleMapsUri: 'https://maps.google.com/?cid=1' })).toMatchObject({
      google_maps_url: 'https://maps.google.com/?cid=1',
    })
  })

  test('what is no review is left out, and what a review lacks is missing quietly', () => {
    const { reviews } = shown([null, 'x', { text: 'no rating' }, { rating: 5 }])
    expect(reviews).toEqual([{ author_name: '', profile_photo_url: '', rating: 5, text: '' }])
  })
})
