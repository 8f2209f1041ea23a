import { expect, type Page } from '@playwright/test'
import { hold, holdScripts } from '../support/awake.ts'
import { test } from '../support/site.ts'

/** The page as a browser shows it that runs no script at all, and so also never asks for the rooms. */
async function asSent(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  return page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html')
    const cards = [...sent.querySelectorAll('#booking-roomType label')]
    return cards.map((card) => {
      const picture = card.querySelector('img')?.getAttribute('src') ? 'picture' : 'none'
      return `${picture}: ${card.textContent.replace(/[\u2066\u2069]/g, '')}`
    })
  }, html)
}

for (const [path, texts] of [
  [
    '/booking',
    [
      /^picture: Maratha Wada Room₹4,720 a night, .*sleeps 3$/,
      /^picture: Valley-View Cottage₹6,490 a night, .*sleeps 3$/,
    ],
  ],
  [
    '/ar/booking',
    [/^picture: غرفة.*₹4,720 لليلة.*لثلاثة ضيوف/, /^picture: .*₹6,490 لليلة.*لثلاثة ضيوف/],
  ],
] as const) {
  test(`the rooms are in the page as it is sent, with picture, facts and price: ${path}`, async ({
    page,
    site,
  }) => {
    await site.sql('UPDATE rooms SET sleeps = 3')
    await page.goto(path)
    const cards = await asSent(page, path)
    expect(cards).toHaveLength(2)
    for (const [at, text] of texts.entries()) expect(cards[at]).toMatch(text)
  })
}

test('what staff change of rooms and prices is in the next page', async ({ page, site }) => {
  await page.goto('/booking')
  await site.sql("UPDATE rooms SET base_paise = 500000 WHERE name LIKE 'Maratha%'")
  await site.sql("UPDATE rooms SET deleted_at = now() WHERE name LIKE 'Valley%'")
  await expect
    .poll(() => asSent(page, '/booking'))
    .toEqual([expect.stringContaining('₹5,900 a night')])
  await site.sql('UPDATE rooms SET deleted_at = NULL')
  await expect.poll(() => asSent(page, '/booking')).toHaveLength(2)
})

test('the scripts take the cards over as they are, with what was chosen before', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  const releaseRooms = await hold(page, '**/rooms_list.php')
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (said) => said.type() === 'error' && problems.push(said.text()))
  await page.goto('/booking')
  const cottage = page.getByRole('radio', { name: 'Valley-View Cottage' })
  const place = () => page.locator('#booking-roomType').boundingBox()
  const before = await place()
  await cottage.check()
  await cottage.evaluate((radio) => radio.setAttribute('data-same', ''))
  releaseScripts()
  await expect(page.locator('aside h2')).toHaveText('Valley-View Cottage')
  await expect(cottage).toBeChecked()
  await expect(cottage).toHaveAttribute('data-same')
  releaseRooms()
  await expect(cottage).toBeChecked()
  await expect(cottage).toHaveAttribute('data-same')
  expect(await place()).toEqual(before)
  expect(problems).toEqual([])
})
