import { expect } from '@playwright/test'
import { day } from '#components/staff/kit/words.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { callDesk } from '../support/desk-calls.ts'
import { button, record } from '../support/desk-page.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

test('Enter in another price changes the stay once, when the answer to that price has come', async ({
  page,
  site,
}, { project }) => {
  const inDays = project.name === 'phone' ? 72 : 52
  const { id, reference } = await makeBooking(site, { fullName: 'Meera Types', inDays })
  await page.goto(`/app/bookings?booking=${reference}`)
  await button(record(page, 'Meera Types'), 'Change the stay').click()
  const dialog = page.getByRole('dialog', { name: 'Change the stay' })
  await expect(dialog.getByText('Nothing has been changed yet.')).toBeVisible()
  await dialog.getByLabel('A different price').check()
  const price = dialog.getByLabel('Price including GST')
  await price.fill('4,000')
  await dialog.getByLabel('Reason for this price').fill('Agreed')
  await expect(button(dialog, 'Change and tell Meera')).toBeEnabled()
  const answers: (() => void)[] = []
  const asked: string[] = []
  const sent: string[] = []
  await page.route(`**/api/desk/stays/${id}*`, async (route) => {
    const request = route.request()
    if (request.method() === 'POST') sent.push(request.postData() ?? '')
    else {
      asked.push(new URL(request.url()).searchParams.get('price') ?? '')
      await new Promise<void>((answer) => answers.push(answer))
    }
    await route.continue().catch(() => undefined)
  })
  await price.fill('')
  await price.pressSequentially('4500')
  await price.press('Enter')
  await expect.poll(() => asked).toContain('4500')
  expect(sent).toEqual([])
  for (const answer of answers) answer()
  await expect(dialog).toHaveCount(0)
  expect(sent.map((body) => JSON.parse(body).price)).toEqual(['4500'])
})

test('a press that waits for the price says so, and the closed form leaves nothing that waits', async ({
  page,
  site,
}, { project }) => {
  const inDays = project.name === 'phone' ? 78 : 58
  const { id, reference } = await makeBooking(site, { fullName: 'Kiran Waits', inDays })
  await page.clock.install()
  await page.goto(`/app/bookings?booking=${reference}`)
  await button(record(page, 'Kiran Waits'), 'Change the stay').click()
  const dialog = page.getByRole('dialog', { name: 'Change the stay' })
  await dialog.getByLabel('A different price').check()
  const price = dialog.getByLabel('Price including GST')
  await price.fill('4000')
  await dialog.getByLabel('Reason for this price').fill('Agreed')
  await expect(button(dialog, 'Change and tell Kiran')).toBeEnabled()
  // Whoever is asked answers never.
  await page.route(`**/api/desk/stays/${id}*`, () => undefined)
  await price.fill('4500')
  await price.press('Enter')
  await page.clock.runFor(10_000)
  await expect(dialog.getByText('Still waiting for the server')).toBeVisible()
  await button(dialog, 'Cancel').click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Still waiting for the server')).toHaveCount(0)
})

test('a stay that a colleague has changed meanwhile is not changed unseen', async ({ page, site }, {
  project,
}) => {
  const inDays = project.name === 'phone' ? 66 : 46
  const { id, reference } = await makeBooking(site, { fullName: 'Ravi Stays', inDays })
  await page.goto(`/app/bookings?booking=${reference}`)
  await button(record(page, 'Ravi Stays'), 'Change the stay').click()
  const dialog = page.getByRole('dialog', { name: 'Change the stay' })
  await expect(dialog.getByText('Nothing has been changed yet.')).toBeVisible()
  const day = addDays(dayInIndia(new Date()), inDays)
  const night = { check_in: day, check_out: addDays(day, 1) }
  // A colleague does.
  await callDesk(site, `stays/${id}`, {
    ...night,
    room: 1,
    unit: null,
    guests: 1,
    reason: '',
    tell: false,
    seen: { ...night, unit: 1, guests: 2, amount: 4720 },
  })
  await dialog.getByLabel('Check-out').fill(addDays(day, 2))
  await button(dialog, 'Change and tell Ravi').click()
  await expect(
    dialog.getByText(/A colleague has changed this stay\. It’s now .*1 guest/),
  ).toBeVisible()
  // What was typed is kept, on the stay as it is now, and a second press changes that.
  await expect(dialog.getByLabel('Check-out')).toHaveValue(addDays(day, 2))
  await expect(dialog.getByLabel('Guests')).toHaveValue('1')
  await button(dialog, 'Change and tell Ravi').click()
  await expect(dialog).toHaveCount(0)
})

test('a guest who comes today is given a night more from the menu of the day', async ({
  page,
  site,
}) => {
  const today = dayInIndia(new Date())
  const { id } = await makeBooking(site, { fullName: 'Ishaan Kelkar', inDays: 0 })
  await setStatus(site, id, 'verified')
  await page.goto('/app/today')
  const leavesOn = (inDays: number) =>
    expect(page.getByRole('article').filter({ hasText: 'Ishaan Kelkar' })).toContainText(
      `to ${day(addDays(today, inDays))}`,
    )
  await leavesOn(1)
  await button(page, 'More for Ishaan Kelkar').click()
  await page.getByRole('menuitem', { name: 'Change the stay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the stay' })
  await dialog.getByLabel('Check-out').fill(addDays(today, 2))
  await button(dialog, 'Change and tell Ishaan').click()
  await expect(dialog).toHaveCount(0)
  await leavesOn(2)
})

test('Cancel stays where it is as the rooms and the price come', async ({ page, site }, {
  project,
}) => {
  const inDays = project.name === 'phone' ? 84 : 64
  const { id, reference } = await makeBooking(site, { fullName: 'Uma Steady', inDays })
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  await page.route(/\/api\/rooms\?/, async (route) => {
    await answers[0].promise
    await route.continue()
  })
  await page.route(`**/api/desk/stays/${id}*`, async (route) => {
    await answers[1].promise
    await route.continue()
  })
  await page.goto(`/app/bookings?booking=${reference}`)
  await button(record(page, 'Uma Steady'), 'Change the stay').click()
  const dialog = page.getByRole('dialog', { name: 'Change the stay' })
  const edge = async () => {
    const box = await button(dialog, 'Cancel').boundingBox()
    return Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }
  await expect(dialog.getByText('Loading')).toBeVisible()
  const first = await edge()
  answers[0].resolve()
  await expect(dialog.getByLabel('Check-in')).toBeVisible()
  expect(await edge()).toBe(first)
  answers[1].resolve()
  await expect(dialog.getByText('Nothing has been changed yet.')).toBeVisible()
  expect(await edge()).toBe(first)
})
