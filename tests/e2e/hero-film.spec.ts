import { expect, type Page } from '@playwright/test'
import { awaken } from '../support/awake.ts'
import { test } from '../support/site.ts'

const film = (page: Page) => page.locator('[data-hero] video')
const pause = (page: Page) => page.getByRole('button', { name: 'Pause the video' })
const play = (page: Page) => page.getByRole('button', { name: 'Play the video' })

test('plays once the page has loaded, can be stopped, and stays stopped', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/')
  await expect(film(page)).toHaveJSProperty('paused', false)
  await pause(page).click()
  await expect(film(page)).toHaveJSProperty('paused', true)
  await page.reload()
  await expect(play(page)).toBeVisible()
  await expect(film(page)).toHaveJSProperty('paused', true)
  await play(page).click()
  await expect(film(page)).toHaveJSProperty('paused', false)
})

test('leaves its button, the chat’s and the dates’ each a place of its own on a narrower screen', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  const buttons = [
    page.getByRole('button', { name: 'See the price' }),
    page.getByRole('button', { name: 'Chat with us' }),
    pause(page),
  ]
  // Each is what the pointer meets near its lower end corner, where what floats would lie on it.
  for (const button of buttons) {
    const met = () =>
      button.evaluate((it) => {
        const { right, bottom } = it.getBoundingClientRect()
        return it.contains(document.elementFromPoint(right - 12, bottom - 12))
      })
    await expect.poll(met).toBe(true)
  }
})

test.describe('is not even fetched', () => {
  const fetched = (page: Page) => {
    const seen: string[] = []
    page.on('request', (request) => {
      if (/\.(mp4|webm)/.test(request.url())) seen.push(request.url())
    })
    return seen
  }

  test('on a phone', async ({ page }) => {
    const seen = fetched(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    expect([seen, await film(page).count()]).toEqual([[], 0])
  })

  test('by a visitor who wants less motion', { tag: '@desktop' }, async ({ page }) => {
    const seen = fetched(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect([seen, await film(page).count()]).toEqual([[], 0])
  })

  test('by a visitor who saves data', { tag: '@desktop' }, async ({ page }) => {
    const seen = fetched(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect([seen, await film(page).count()]).toEqual([[], 0])
  })
})

test('a link within a page changes the page without loading it anew, and back comes back', {
  tag: '@desktop',
}, async ({ page }) => {
  const wrong: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text())
  })
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { same: true }))
  // A page works once a mouse has been on one of its links; before that they lead on as links do.
  const nearby = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Nearby' })
  await awaken(page, () => nearby.hover())
  await nearby.click()
  await expect(page).toHaveURL(/\/nearby$/)
  await expect(page.locator('h1')).toBeInViewport()
  await expect(page).toHaveTitle(/Nearby|near/i)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('[data-hero]')).toBeVisible()
  expect(wrong).toEqual([])
})
