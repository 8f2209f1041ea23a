import { expect, type Page } from '@playwright/test'
import { layoutShift } from '../support/layout.ts'
import { test } from '../support/site.ts'

const wada = 'maratha-wada-room'
const cottage = 'valley-view-cottage'

/** Lets staff have said how many guests each room sleeps. */
async function saySleeps(page: Page, sleeps: Record<string, number | null>): Promise<void> {
  await page.route('**/rooms_list.php', async (route) => {
    const response = await route.fetch()
    const { rows, ...rest } = await response.json()
    const said = rows.map((room: { slug: string }) => ({ ...room, sleeps: sleeps[room.slug] }))
    await route.fulfill({ response, json: { ...rest, rows: said } })
  })
}

const told = (page: Page, room: string) => page.locator(`li:has(> room-sleeps[room="${room}"])`)

for (const path of ['/', '/stay-dining']) {
  test(`${path} says how many guests a room sleeps as staff say it`, async ({ page }) => {
    await saySleeps(page, { [wada]: 7, [cottage]: null })
    await page.goto(path)
    await expect(told(page, wada)).toHaveText('Sleeps 7')
    await expect(told(page, wada)).toBeVisible()
    await expect(told(page, cottage)).toBeHidden()
    await expect(page.locator('main')).not.toContainText(/sleeps four|four guests/i)
  })
}

test('in Arabic as well, and nothing moves when the number comes', async ({ page }) => {
  await saySleeps(page, { [wada]: 2, [cottage]: 4 })
  await page.goto('/ar/stay-dining')
  await expect(told(page, cottage)).toHaveText('لأربعة ضيوف على الأكثر')
  expect(await layoutShift(page)).toBeLessThan(0.01)
})
