import { expect, type Page } from '@playwright/test'
import { Refusal } from '#lib/shared/refusal.ts'
import { test } from '../support/stage.ts'

const review = (n: number, changes: object = {}) => ({
  author_name: `Guest ${n}`,
  profile_photo_url: '',
  rating: 4.6,
  text: `Review ${n}. ${'The rooster is punctual. '.repeat(8).trim()}`,
  time: Date.UTC(2026, 9, n, 20) / 1000,
  ...changes,
})

const none = { source: 'none', reviews: [], average_rating: null, total_reviews: 0 }

test.beforeEach(({ stage }) => {
  stage.at(
    '/testimonials',
    'components/site/testimonials/testimonials-page.tsx#TestimonialsPage',
    {},
  )
  stage.answer('GET google_reviews', none)
})

// What Google's answer looks like on the way here is tested with the staff's settings; this is the contract's.
async function withReviews(page: Page, answer: object): Promise<void> {
  await page.route('**/api/google_reviews.php', (route) =>
    route.fulfill({ json: { success: true, average_rating: 4.55, total_reviews: 12, ...answer } }),
  )
  await page.goto('/testimonials')
}
const shown = (page: Page) => page.locator('[data-reviews]')
const visible = (page: Page, text: string | RegExp) =>
  shown(page).getByText(text).filter({ visible: true })

test('without a listing the page says that there are no reviews yet', async ({ page }) => {
  await page.goto('/testimonials')
  await expect(page.getByText('There are no reviews on this page yet.')).toBeVisible()
  await expect(shown(page)).toHaveCount(0)
})

test('a failed load is said to be one', async ({ page }) => {
  await page.route('**/api/google_reviews.php', (route) => route.abort())
  await page.goto('/testimonials')
  await expect(page.getByText('The reviews didn’t load.')).toBeVisible()
})

test('while they load, a spinner says so', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/google_reviews.php', async (route) => {
    await held
    await route.fulfill({ json: { success: true, source: 'none', reviews: [] } })
  })
  await page.goto('/testimonials', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('status').filter({ hasText: 'Loading the reviews' })).toBeVisible()
  answer()
  await expect(page.getByText('Loading the reviews')).toHaveCount(0)
})

test('the average has one decimal, and the badge is Google’s alone', async ({ page }) => {
  await withReviews(page, { source: 'google_api', reviews: [review(1)] })
  await expect(shown(page)).toContainText('4.6')
  await expect(shown(page)).toContainText('12 reviews on Google')
  await expect(shown(page).getByText('Google', { exact: true })).toBeVisible()
  await page.unrouteAll()
  await withReviews(page, { source: 'cache', reviews: [review(1)] })
  await expect(shown(page)).toContainText('12 reviews on Google')
  await expect(shown(page).getByText('Google', { exact: true })).toHaveCount(0)
})

test('with room, one review at a time, going round at both ends', { tag: '@desktop' }, async ({
  page,
}) => {
  await withReviews(page, { source: 'google_api', reviews: [1, 2, 3].map((n) => review(n)) })
  await expect(shown(page)).toContainText('1 of 3')
  await page.getByRole('button', { name: 'Previous review' }).click()
  await expect(shown(page)).toContainText('3 of 3')
  await expect(visible(page, 'Guest 3')).toHaveCount(1)
  await page.getByRole('button', { name: 'Next review' }).click()
  await expect(shown(page)).toContainText('1 of 3')
  // The whole text, five stars for 4.6, and the day in India, in en-IN.
  await expect(visible(page, review(1).text)).toHaveCount(1)
  await expect(visible(page, '5 out of 5 stars')).toHaveCount(1)
  await expect(visible(page, '2 October 2026')).toHaveCount(1)
})

test('on a small screen, the first six, cut to 100 characters', async ({ page }) => {
  const reviews = [1, 2, 3, 4, 5, 6, 7].map((n) => review(n))
  await withReviews(page, { source: 'google_api', reviews })
  const items = shown(page).getByRole('listitem')
  await expect(items).toHaveCount(6)
  const text = await items.first().locator('p[dir=auto]').textContent()
  expect(text).toBe(`${reviews[0]?.text.slice(0, 100).trimEnd()}…`)
})

test('a photograph that does not load becomes a drawn figure, and markup stays text', async ({
  page,
  stage,
}) => {
  stage.answer('GET review_photos/*', () => {
    throw new Refusal('not_found')
  })
  const photo = '/api/review_photos/gone'
  const hostile = '<img src=x onerror=alert(1)>'
  const reviews = [review(1, { profile_photo_url: photo, author_name: hostile, text: hostile })]
  await withReviews(page, { source: 'google_api', reviews })
  await expect(visible(page, hostile)).toHaveCount(2)
  await expect(shown(page).locator('[data-avatar]').filter({ visible: true })).toHaveCount(1)
})

test('a review alone has no pager', { tag: '@desktop' }, async ({ page }) => {
  await withReviews(page, { source: 'google_api', reviews: [review(1)] })
  await expect(visible(page, 'Guest 1')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Next review' })).toHaveCount(0)
})

test('a long review scrolls in its place by the keyboard, and the arrows stay where they are', {
  tag: '@desktop',
}, async ({ page }) => {
  const long = review(2, { text: `${'The buffalo had to be milked first. '.repeat(60)}The end.` })
  const short = review(1, { text: 'Good.' })
  await withReviews(page, { source: 'google_api', reviews: [short, long] })
  const next = page.getByRole('button', { name: 'Next review' })
  // Within the section, because the page scrolls to what is pressed.
  const place = async () => {
    const [arrow, section] = await Promise.all([next.boundingBox(), shown(page).boundingBox()])
    return { x: arrow?.x, y: (arrow?.y ?? 0) - (section?.y ?? 0) }
  }
  const before = await place()
  await next.click()
  await expect(visible(page, 'Guest 2')).toHaveCount(1)
  expect(await place()).toEqual(before)
  const quotation = shown(page).locator('blockquote')
  await quotation.focus()
  await page.keyboard.press('End')
  await expect(quotation.getByText('The end.')).toBeInViewport()
  await expect.poll(() => quotation.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
})

test('what staff switched off is not there', async ({ page }) => {
  await withReviews(page, { source: 'google_api', reviews: [{ text: 'Only the words.' }] })
  await expect(visible(page, 'Only the words.')).toHaveCount(1)
  await expect(shown(page).locator('[data-avatar]')).toHaveCount(0)
  await expect(visible(page, /out of 5 stars|undefined|Invalid/)).toHaveCount(0)
})
