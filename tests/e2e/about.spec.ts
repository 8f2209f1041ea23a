import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { test } from '../support/site.ts'

const pattern = '**/translations/about.*.txt'

for (const language of ['fr', 'ar', 'es', 'zh', 'ru']) {
  test(`shows the translated text file in ${language}`, async ({ page }) => {
    const file = (await readFile(`public/translations/about.${language}.txt`, 'utf8')).trim()
    await page.goto(`/${language}/about`)
    const text = page.locator('[data-translated]')
    await expect(text).not.toBeEmpty()
    expect(await text.textContent()).toBe(file)
    await expect(text).toHaveCSS('white-space-collapse', 'preserve-breaks')
    // The first line, and the word at the head of each line that explains one.
    const [first = '', ...lines] = file.split('\n')
    const words = lines.filter(Boolean).map((line) => line.replace(/(\s?[:：]|\s—\s).*/u, ''))
    expect(await text.locator('b').allTextContents()).toEqual([first, ...words])
  })
}

test('fetches no text for English', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/translations/')) asked.push(request.url())
  })
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('shows the file as text, not as markup', async ({ page }) => {
  await page.route(pattern, (route) =>
    route.fulfill({ contentType: 'text/plain', body: '<b id="bold">Un</b>\nDeux' }),
  )
  await page.goto('/fr/about')
  await expect(page.locator('[data-translated]')).toHaveText('<b id="bold">Un</b>\nDeux')
  await expect(page.locator('#bold')).toHaveCount(0)
})

for (const [situation, answer] of [
  ['is missing', { status: 404, contentType: 'text/html', body: '<h1>404</h1>' }],
  ['cannot be fetched', null],
] as const) {
  test(`is whole, with an empty text, when the file ${situation}`, async ({ page }) => {
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(error.message))
    await page.route(pattern, (route) => (answer ? route.fulfill(answer) : route.abort()))
    await page.goto('/fr/about')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-translated]')).toBeEmpty()
    await expect(page.locator('[data-translated]')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(broken).toEqual([])
  })
}

for (const path of ['/about', '/ar/about']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await axeFaults(page)).toEqual([])
  })
}
