import { expect, type Page } from '@playwright/test'
import { button } from '../support/desk-page.ts'
import { test } from '../support/site.ts'

test.use({ signedIn: true })

/** Finds an action from the list of the customers, by the keyboard alone, and takes the first that is found. */
async function take(page: Page, words: string): Promise<void> {
  const alive = page.waitForRequest(/staff_stream/)
  await page.goto('/app/customers')
  await alive
  const field = page.getByRole('combobox', { name: 'Find bookings, guests, rooms, screens' })
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(field).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.type(words)
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
}

const opening = [
  { words: 'block nights', title: 'Block units', path: '/app/calendar' },
  { words: 'record a payment', title: 'Whose payment is it?', path: '/app/money' },
  { words: 'add a room', title: 'Add a room', path: '/app/rooms' },
  { words: 'import rooms', title: 'Import Rooms from Excel', path: '/app/rooms' },
]

for (const { words, title, path } of opening) {
  test(`“${words}” opens on its screen, Back closes it, and a reload does not open it again`, async ({
    page,
  }) => {
    await take(page, words)
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === path && !url.searchParams.has('begin'))
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL((url) => url.pathname === path && !url.searchParams.has('begin'))
    const alive = page.waitForRequest(/staff_stream/)
    await page.reload()
    await alive
    await expect(button(page, 'Find anything')).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
}

test('“print today” opens the day and prints its sheet once', async ({ page }) => {
  const printed: string[] = []
  await page.exposeFunction('tellPrinted', (path: string) => printed.push(path))
  await page.addInitScript(() => {
    window.print = () => (window as unknown as Printing).tellPrinted(location.pathname)
  })
  await take(page, 'print today')
  await expect.poll(() => printed).toEqual(['/app/today'])
  await expect(page).toHaveURL('/app/today')
  const alive = page.waitForRequest(/staff_stream/)
  await page.reload()
  await alive
  await expect(button(page, 'Print the sheet')).toBeVisible()
  expect(printed).toEqual(['/app/today'])
})

type Printing = { tellPrinted: (path: string) => void }
