import { expect } from '@playwright/test'
import { open, visit } from '../support/gallery.ts'
import { test } from '../support/site.ts'

test('the viewer is not fetched before the first picture is opened', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await visit(page)
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await open(page, 1)
  expect(scripts.length).toBeGreaterThan(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every picture is there and leads to its large file', async ({ page, request }) => {
    await page.goto('/gallery')
    const links = page.locator('main figure a')
    await expect(links).toHaveCount(33)
    for (const link of await links.all()) await expect(link).toBeVisible()
    const file = await request.get((await links.first().getAttribute('href')) ?? '')
    expect(file.status()).toBe(200)
    expect(file.headers()['content-type']).toMatch(/^image\//)
  })

  test('the tabs are links to the sets', async ({ page }) => {
    await page.goto('/gallery')
    await page.getByRole('link', { name: 'Food' }).click()
    await expect(page.getByRole('heading', { name: 'Food' })).toBeInViewport()
  })
})
