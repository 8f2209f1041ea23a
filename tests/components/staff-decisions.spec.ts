import { expect } from '@playwright/test'
import { article, book, button, placeOf, record, rowOf } from '../support/desk-page.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

test('an answer that was lost is looked up before anything is said', async ({ page, site }) => {
  await book(site, 'Lost Before')
  await book(site, 'Lost Other')
  await page.goto('/app/bookings?status=pending&q=Lost')
  const before = placeOf(page, 'Lost Before')
  await page.route('**/booking_update_status.php', (route) => route.abort())
  await button(before, 'Verify Payment').click()
  await expect(page.getByText(/Nothing was changed for Lost Before/)).toBeVisible()
  await expect(button(before, 'Verify Payment')).toBeVisible()
  await page.unroute('**/booking_update_status.php')

  await page.route('**/booking_update_status.php', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button(before, 'Verify Payment').click()
  await expect(
    page.getByText('Payment verified. The guest’s e-mail goes out when the undo time ends.'),
  ).toBeVisible()
  await expect(page.getByText(/Nothing was changed/)).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(page.getByText('Lost Before: undone. No e-mail was sent.')).toBeVisible()
})

test('a payment is verified and its booking confirmed by one press in the record, and both undone by one', async ({
  page,
  site,
}) => {
  const name = 'One Press'
  const { id } = await makeBooking(site, { fullName: name, inDays: 210 })
  await page.goto(`/app/bookings?booking=${id}`)
  const open = record(page, name)
  await expect(open.getByText('one e-mail saying the booking is paid and confirmed')).toBeVisible()
  await button(open, 'Verify and confirm').click()
  await expect(page.getByText(`${name}: Payment verified and booking confirmed.`)).toBeVisible()
  await expect(open.getByText('Confirmed', { exact: true })).toBeVisible()
  await button(page, 'Undo').first().click()
  await expect(page.getByText(`${name}: undone. No e-mail was sent.`)).toBeVisible()
  await expect(button(open, 'Verify and confirm')).toBeVisible()
})

test('while nobody can say how a change went, it is said so, and the truth as soon as it is known', async ({
  page,
  site,
}) => {
  await book(site, 'Unknown Long')
  await book(site, 'Unknown Other')
  await page.clock.install()
  await page.goto('/app/bookings?status=pending&q=Unknown')
  const place = placeOf(page, 'Unknown Long')
  await place.waitFor()
  await page.clock.runFor(1_000)
  await page.route('**/desk/requests/*', (route) => route.abort())
  await page.route('**/booking_update_status.php', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button(place, 'Verify Payment').click()
  await page.clock.runFor(2_000)
  await expect(page.getByText(/We don’t know yet whether this was done/)).toBeVisible()
  await expect(button(place, 'Confirm booking')).toBeDisabled()
  await page.unroute('**/desk/requests/*')
  await page.clock.runFor(4_000)
  await expect(page.getByText(/Unknown Long: Payment verified/)).toBeVisible()
  await expect(place.getByText('Verified', { exact: true })).toBeVisible()
})

test('the way back stands with the first answer, and for more than one change', async ({
  page,
  site,
}, { project }) => {
  await book(site, 'First Undo')
  await book(site, 'Second Undo')
  await page.goto('/app/bookings?status=pending&q=Undo')
  await placeOf(page, 'First Undo').waitFor()
  // The list never answers again.
  await page.route('**/bookings_list.php?*', () => undefined)
  const decide = async (name: string) => {
    await button(placeOf(page, name), 'Verify Payment').click()
    await expect(placeOf(page, name).getByText('Verified', { exact: true })).toBeVisible()
  }
  await decide('First Undo')
  await expect(button(page, 'Undo')).toHaveCount(1)
  await expect(button(page, 'Undo')).toBeEnabled()
  if (project.name === 'phone') await button(page, 'Next').click()
  await decide('Second Undo')
  await expect(button(page, 'Undo')).toHaveCount(2)
  for (const name of ['First Undo', 'Second Undo']) {
    const message = page.locator('div', { has: page.getByText(new RegExp(`^${name}: Payment`)) })
    await button(message.last(), 'Undo').click()
    await expect(page.getByText(`${name}: undone. No e-mail was sent.`)).toBeVisible()
  }
})

test('a UTR that was verified before is refused, with the way to the booking that has it', async ({
  page,
  site,
}) => {
  const utr = '632599991111'
  const first = await makeBooking(site, { fullName: 'Has Utr', utr, inDays: 320 })
  await makeBooking(site, { fullName: 'Same Utr', utr, inDays: 324 })
  await setStatus(site, first.id, 'verified')
  await page.goto('/app/bookings?q=Utr')
  const place = placeOf(page, 'Same Utr')
  await button(place, 'Verify Payment').click()
  await expect(page.getByText(`Nothing was changed for Same Utr. UTR ${utr}`)).toBeVisible()
  await expect(place.getByText('Pending', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: `Open ${first.reference}` }).click()
  await expect(page.getByRole('heading', { name: 'Has Utr' }).first()).toBeVisible()
})

test(
  'of two staff at once the second sees how it stands, though it has left the list',
  { tag: '@phone' },
  async ({ page, site }, { project }) => {
    const id = await book(site, 'Two Staff')
    await book(site, 'Two Other')
    // Without news and without time, so that it stands as it was when it is pressed.
    await page.route(/staff_stream/, () => undefined)
    await page.clock.install()
    await page.goto('/app/bookings?status=pending&q=Two')
    const place = placeOf(page, 'Two Staff')
    await place.waitFor()
    await page.clock.pauseAt(Date.now() + 2_000)
    if (project.name === 'desktop') await button(place, 'Two Staff').click()
    const shown = project.name === 'desktop' ? record(page, 'Two Staff') : place
    await page.clock.runFor(1_000)
    await setStatus(site, id, 'rejected')
    await button(shown, 'Verify Payment').click()
    await expect(
      page.getByText(/A colleague has just changed .*Two Staff.* The current version is shown/),
    ).toBeVisible()
    await expect(shown.getByText('Rejected', { exact: true }).first()).toBeVisible()
    await expect(button(shown, 'Reject')).toBeDisabled()
  },
)

test('the focus is in the question, and on the booking after every decision', async ({
  page,
  site,
}) => {
  await book(site, 'Key Board')
  await book(site, 'Key Other')
  await page.goto('/app/bookings?status=pending&q=Key')
  const onBooking = () =>
    page.evaluate(() => document.activeElement?.closest('tr, section, [role=dialog]') !== null)
  const row = rowOf(page, 'Key Board')
  await expect(button(row, 'Verify Payment')).toBeEnabled()
  await row.getByRole('button', { name: 'More for Key Board' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Reject' })).toBeEnabled()
  await page.keyboard.press('r')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Message to the guest (optional)')).toBeFocused()
  await expect(button(page, 'Reject booking')).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(onBooking).toBe(true)

  await button(row, 'Key Board').focus()
  await page.keyboard.press('Enter')
  const open = record(page, 'Key Board')
  await expect(open.getByRole('heading', { name: 'Key Board' })).toBeFocused()
  const verify = button(open, 'Verify Payment')
  await expect(verify).toBeEnabled()
  await verify.focus()
  await page.keyboard.press('Enter')
  await expect(button(open, 'Confirm booking')).toBeFocused()
  const undo = button(open, 'Undo')
  await expect(undo).toBeEnabled()
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(open.getByText('Key Board: undone.')).toBeVisible()
  await expect.poll(onBooking).toBe(true)
})

test('on a phone a decided card stays, and the next one comes by its own press', {
  tag: '@phone',
}, async ({ page, site }) => {
  await book(site, 'Comes First')
  await book(site, 'Comes After')
  await page.goto('/app/bookings?status=pending&q=Comes')
  const first = article(page, 'Comes First')
  await button(first, 'Verify Payment').click()
  await expect(first.getByText('Verified', { exact: true })).toBeVisible()
  await expect(button(first, 'Undo')).toBeVisible()
  // The list has been read again and has no such booking any more.
  await page.getByText('Show changes').waitFor()
  await expect(first).toBeVisible()
  await expect(button(first, 'Undo')).toBeEnabled()
  await button(page, 'Next').click()
  await expect(article(page, 'Comes After')).toBeVisible()
  await button(page, 'Previous').click()
  await expect(first.getByText('Verified', { exact: true })).toBeVisible()
})
