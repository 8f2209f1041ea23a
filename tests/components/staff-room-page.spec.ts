import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { test } from '../support/stage-desk.ts'

const picture = {
  name: 'loft.png',
  mimeType: 'image/png',
  // The smallest PNG there is: one grey pixel.
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  ),
}
/** Saves a room as another member of staff would. */
async function save(page: Page, site: { server: { url: string } }, form: Record<string, string>) {
  const answer = await page.request.post(`${site.server.url}/api/rooms_save.php`, { form })
  const { room } = await answer.json()
  return { id: String(room.id), slug: String(room.slug) }
}

const remove = (page: Page, id: string) =>
  page.request.post('/api/rooms_delete.php', { form: { id } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const group = (page: Page, name: string) => page.getByRole('group', { name })

test('what guests ask about is chosen, and ticked off the list of what they are not told', async ({
  page,
  site,
}) => {
  const { slug, id } = await save(page, site, { name: 'Asked Loft', base_rate: '3200' })
  await page.goto(`/app/rooms/${slug}`)
  await expect(page.getByRole('heading', { name: '1 of 14 done' })).toBeVisible()
  await button(page, 'Own, inside').click()
  await group(page, 'Toilet').getByRole('button', { name: 'Western' }).click()
  await button(page, 'Shower').click()
  await button(page, 'At times').click()
  await page.getByLabel('Time 1, from').fill('07:00')
  await button(page, 'Add a bed').click()
  await page.getByLabel('Width in cm').fill('15')
  await page.getByLabel('Steps to the door').fill('3')
  await button(page, 'With a rail').click()
  await button(page, 'Save').click()
  await expect(page.getByText('Enter a whole number from 50 to 300.')).toBeVisible()
  await expect(page.getByLabel('Width in cm')).toBeFocused()
  await page.getByLabel('Width in cm').fill('150')
  await expect(page.getByText('Enter a whole number from 50 to 300.')).toBeHidden()
  await button(page, 'Save').click()
  await expect(page.getByText('Asked Loft saved.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '5 of 14 done' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.reload()
  await expect(button(page, 'Own, inside')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Time 1, from')).toHaveValue('07:00')
  await expect(page.getByLabel('As guests see it')).toContainText('Private bathroom')
  // Another press says that it isn't known.
  await button(page, 'Own, inside').click()
  await expect(page.getByRole('heading', { name: '4 of 14 done' })).toBeVisible()
  await remove(page, id)
})

test('words in other languages are marked, and can be found right after the English has changed', async ({
  page,
  site,
}) => {
  const words = JSON.stringify({ fr: { name: 'Grenier' }, mr: { name: 'माळा' } })
  const { slug, id } = await save(page, site, { name: 'Word Loft', base_rate: '1', words })
  await page.goto(`/app/rooms/${slug}`)
  await expect(page.getByLabel('Français yours')).toHaveValue('Grenier')
  await expect(page.getByLabel('Русский missing').first()).toHaveValue('')
  await page.getByLabel('English').fill('Word Attic')
  await expect(page.getByLabel('Français out of date')).toHaveValue('Grenier')
  await button(page, 'Français: still correct').click()
  await expect(page.getByLabel('Français yours')).toHaveValue('Grenier')
  await button(page, 'Save').click()
  await expect(page.getByText('Word Attic saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Français yours')).toHaveValue('Grenier')
  await expect(page.getByLabel('Marathi, under the name out of date')).toHaveValue('माळा')
  await remove(page, id)
})

test('who saves a room that somebody else has changed meanwhile sees it, and decides', async ({
  page,
  site,
  stage,
}) => {
  const { slug, id } = await save(page, site, { name: 'Shared Loft', base_rate: '5000' })
  await page.goto(`/app/rooms/${slug}`)
  await page.getByLabel('What you tell guests').fill('Mine.')
  const theirs = { base_rate: '5555', description: 'Theirs.', facts: '{"steps":3}' }
  await save(page, site, { id, name: 'Shared Loft', ...theirs })
  await button(page, 'Save').click()
  const alert = page.getByRole('alert').first()
  await expect(alert).toContainText('A colleague changed this room in the meantime.')
  await expect(alert).toContainText('Base rate: now ₹5,555')
  await expect(alert).toContainText('Description: now Theirs.')
  await expect(alert).toContainText('What guests ask about: changed')
  await button(page, 'Use their version').click()
  await expect(page.getByLabel('What you tell guests')).toHaveValue('Theirs.')
  await page.getByLabel('Amount per day (₹)').fill('5500')
  await button(page, 'Save').click()
  await expect(page.getByText('Shared Loft saved.')).toBeVisible()
  // What a colleague saves while nothing is typed here is shown at once.
  await save(page, site, { id, name: 'Shared Loft', base_rate: '5500', description: 'Again.' })
  stage.tell({ type: 'changed', topic: 'rooms' })
  await expect(page.getByLabel('What you tell guests')).toHaveValue('Again.')
  await remove(page, id)
})

test('on a phone a room is a list of parts, and a screen for each', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const { slug, id } = await save(page, site, { name: 'Phone Loft', base_rate: '3200' })
  await page.goto(`/app/rooms/${slug}`)
  await expect(page.getByText('1 of 14 done')).toBeVisible()
  const part = (name: string) =>
    page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(part('Bathroom')).toContainText('Missing: bathroom and hot water')
  expect(await axeFaults(page)).toEqual([])
  await part('Bathroom').click()
  await button(page, 'Shared').click()
  await expect(page.getByText('Shared with other rooms')).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(part('Bathroom')).toContainText('Missing: bathroom and hot water')
  await part('Bathroom').click()
  await button(page, 'Shared').click()
  await group(page, 'Toilet').getByRole('button', { name: 'Indian' }).click()
  expect(await axeFaults(page)).toEqual([])
  await button(page, 'Save').click()
  await expect(part('Bathroom')).toContainText('Shared with other rooms')
  await expect(part('Bathroom')).toContainText('Missing: hot water')
  // Back closes a part; what is typed in it stays to be saved.
  await part('Beds and guests').click()
  await page.getByLabel('Sleeps').fill('3')
  await page.goBack()
  await button(page, 'Save').click()
  await expect(part('Beds and guests')).toContainText('3 guests')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    page.viewportSize()?.width,
  )
  await button(page, 'Add: bathroom photo').click()
  await page.getByLabel('Add the bathroom').setInputFiles(picture)
  await expect(button(page, 'The bathroom: Photo')).toBeVisible()
  await remove(page, id)
})
