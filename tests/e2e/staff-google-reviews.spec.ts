import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { goodKey, googleReview, placeId } from '../support/places.ts'
import { type Site, test } from '../support/site.ts'

test.use({ signedIn: true })

const empty = { google_places_api: { api_key: '', place_id: '' }, display_settings: {} }
const ready = { google_places_api: { api_key: goodKey, place_id: placeId }, display_settings: {} }
const hidden = goodKey.slice(0, -4)

test.beforeEach(({ site }) => site.google.reset())
// The other tests of this worker have a site without reviews.
test.afterEach(({ page }) => configure(page, empty))

async function configure(page: Page, data: object): Promise<void> {
  const saved = await page.request.post('/api/admin_google_reviews_config.php', { data })
  expect(saved.status()).toBe(200)
}
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const open = async (page: Page) => {
  // The page's stream opens once its scripts have started; it never ends, so the network is never idle.
  const listens = page.waitForResponse(/staff_stream/)
  await page.goto('/app/google-reviews')
  await listens
}
/** Google's answer with everything that a guest's page must bear. */
function odd({ google }: Site): void {
  const by = (displayName: string, photo: string) => ({
    authorAttribution: { displayName, photoUri: `${google.url}/photo/${photo}` },
  })
  const hostile = '<img src=x onerror=alert(1)>'
  google.place.reviews = [
    googleReview(1, {
      authorAttribution: {
        ...googleReview(1).authorAttribution,
        photoUri: `${google.url}/photo/asha`,
      },
    }),
    googleReview(2, by('राहुल देशमुख', 'gone')),
    googleReview(3, { ...by(hostile, 'page'), text: { text: `${hostile} ${'a'.repeat(300)}` } }),
    googleReview(4, { text: { text: 'مكان هادئ وطعام طيب. '.repeat(40) } }),
    googleReview(5, { text: undefined }),
  ]
}

test('what is saved is shown again, its key masked, and guests get the reviews from this site alone', async ({
  page,
  site,
}) => {
  odd(site)
  await open(page)
  await page.getByLabel('API Key').fill(goodKey)
  await page.getByLabel('Place ID').fill(placeId)
  await page.getByLabel('Min rating').selectOption('1 star')
  await page.getByRole('switch', { name: 'Show date' }).click()
  await press(page, 'Save Configuration')
  await expect(page.getByText('Configuration saved successfully!')).toBeVisible()
  await open(page)
  await expect(page.getByLabel('API Key')).toHaveValue(/^•+h4Qz$/)
  await expect(page.getByLabel('Min rating')).toHaveValue('1')
  await expect(page.getByRole('switch', { name: 'Show date' })).not.toBeChecked()
  expect(await page.content()).not.toContain(hidden)

  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/testimonials')
  const reviews = page.locator('[data-reviews]')
  await expect(reviews.getByText('1 of 5')).toBeVisible()
  const photo = reviews.getByAltText('Photograph of Guest 1').filter({ visible: true })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96)
  await expect(reviews.getByRole('link', { name: 'Guest 1' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/contrib/,
  )
  await expect(reviews.getByRole('link', { name: 'Google Maps' })).toHaveAttribute(
    'href',
    'https://maps.google.com/?cid=3607827268152946591',
  )
  for (const author of ['राहुल देशमुख', '<img src=x onerror=alert(1)>', 'Guest 4']) {
    await reviews.getByRole('button', { name: 'Next review' }).click()
    await expect(reviews.getByText(author, { exact: true }).filter({ visible: true })).toBeVisible()
    await expect(reviews.locator('[data-avatar]').filter({ visible: true })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  }
  await expect(reviews.getByText(/2026/)).toHaveCount(0)
  expect([...hosts]).toEqual([new URL(site.server.url).host])
  expect(site.google.calls).toHaveLength(1)
  expect(site.server.output()).not.toContain(hidden)
})

test('in Arabic on a phone the section fits, and axe finds nothing', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  odd(site)
  await configure(page, ready)
  await page.context().addCookies([{ name: 'app_language', value: 'ar', url: site.server.url }])
  await page.goto('/ar/testimonials')
  const items = page.locator('[data-reviews]').getByRole('listitem')
  await expect(items).toHaveCount(5)
  await items.last().scrollIntoViewIfNeeded()
  const over = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await over()).toBe(0)
  expect(await axeFaults(page)).toEqual([])
})
