import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { goodKey, placeId } from '../support/places.ts'
import { test } from '../support/stage-desk.ts'

const empty = { google_places_api: { api_key: '', place_id: '' }, display_settings: {} }
const ready = { google_places_api: { api_key: goodKey, place_id: placeId }, display_settings: {} }

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

test('Test Connection wants both, tries what was typed and says what came of it', async ({
  page,
}) => {
  await open(page)
  await press(page, 'Test Connection')
  await expect(page.getByText('Please enter API key and Place ID first')).toBeVisible()

  await page.getByLabel('API Key').fill('AIzaSyNotTheRightOne')
  await page.getByLabel('Place ID').fill(placeId)
  await press(page, 'Test Connection')
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to fetch reviews' })
  await expect(failed).toContainText('Google doesn’t recognise this API key.')
  await expect(page.getByLabel('API Key')).toBeFocused()
  await expect(page.getByLabel('API Key')).toHaveAttribute('aria-invalid', 'true')
  expect(await axeFaults(page)).toEqual([])

  await page.getByLabel('API Key').fill(goodKey)
  await press(page, 'Test Connection')
  const found =
    'Connection successful! Found 128 reviews with average rating 4.7. Source: google_api'
  await expect(page.getByText(found)).toBeVisible()
  await page.route('**/admin_google_reviews_*', (route) => route.abort())
  await press(page, 'Test Connection')
  await expect(page.getByText('Failed to test connection')).toBeVisible()
  await press(page, 'Save Configuration')
  await expect(page.getByText('Failed to save configuration')).toBeVisible()
  await expect(page.getByLabel('API Key')).toHaveValue(goodKey)
})

test('on a phone the settings fit, and say which field is wrong', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page)
  await page.getByLabel('Max reviews').fill('51')
  await page.getByLabel('Cache duration').fill('')
  await press(page, 'Save Configuration')
  await expect(page.getByText('Failed to save configuration')).toBeVisible()
  await expect(page.getByText('Enter a whole number from 1 to 50.')).toBeVisible()
  await expect(page.getByText('Enter a whole number from 300 to 86400.')).toBeVisible()
  await expect(page.getByLabel('Max reviews')).toBeFocused()
  await expect(page.getByText('Google returns up to 5.')).toBeVisible()
  const over = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await over()).toBe(0)
  expect(await axeFaults(page)).toEqual([])
})

test('two people at once learn of each other, and nobody leaves unsaved changes unasked', async ({
  page,
}) => {
  await configure(page, ready)
  await open(page)
  await page.getByLabel('Max reviews').fill('3')
  await configure(page, { ...ready, display_settings: { max_reviews: 7 } })
  await press(page, 'Save Configuration')
  await expect(
    page.getByText(/^staff@dontali\.example saved other settings in the meantime/),
  ).toBeVisible()

  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Bookings' }).click()
  expect(asked).toEqual(['Your changes aren’t saved. Leave without saving?'])
  await expect(page.getByLabel('Max reviews')).toHaveValue('3')

  await press(page, 'Show theirs')
  await expect(page.getByLabel('Max reviews')).toHaveValue('7')
  await page.getByLabel('Max reviews').fill('4')
  await press(page, 'Save Configuration')
  await expect(page.getByText('Configuration saved successfully!')).toBeVisible()
  await page.getByRole('link', { name: 'Bookings' }).click()
  await expect(page).toHaveURL(/bookings/)
})
