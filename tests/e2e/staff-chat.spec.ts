import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { beginChat, longEnough, withMicrophone, write } from '../support/chat-page.ts'
import { receiptJpeg } from '../support/pictures.ts'
import { staffState, test } from '../support/site.ts'
import { makeBooking } from '../support/staff-site.ts'

test.use({ launchOptions: withMicrophone })

const log = (page: Page) => page.getByRole('log')
const hostile = '<img src=x onerror=alert(1)> Ravi'

test('a visitor and the farm talk, each in a browser of their own', async ({
  page: visitor,
  site,
  browser,
}) => {
  await makeBooking(site, { fullName: 'Ravi Kale', phone: '+91 98200 41730', inDays: 210 })
  const storageState = await staffState(site)
  const desk = await browser.newContext({ storageState, permissions: ['microphone'] })
  const staff = await desk.newPage()
  await staff.goto('/app/chat')
  await expect(staff.getByText('Select a chat to start messaging')).toBeVisible()
  await visitor.goto('/about')
  await beginChat(visitor, hostile)
  await expect(visitor.getByText('We’re here and can answer now.')).toBeVisible()
  await write(visitor, '<b>Is the cottage free?</b>')

  const row = staff.getByRole('button', { name: hostile })
  await expect(row).toContainText('<b>Is the cottage free?</b>')
  await expect(row).toContainText('1 unread')
  await expect(log(visitor)).toContainText('Delivered')
  await row.click()
  await expect(log(staff).getByText('<b>Is the cottage free?</b>')).toBeVisible()
  await expect(log(visitor)).toContainText('Seen')
  await expect(row).not.toContainText('unread')
  await expect(staff.getByRole('complementary', { name: /bookings/ })).toContainText('Ravi Kale')

  const reply = staff.getByRole('textbox', { name: /^Reply to/ })
  await reply.fill('It')
  await expect(visitor.getByText('The farm is typing')).toBeVisible()
  await staff.getByRole('button', { name: 'Dogs' }).click()
  await expect(reply).toHaveValue(/^Dogs are welcome, <img: up to 2\.$/)
  await reply.fill('It is.')
  await staff.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(log(visitor).getByText('It is.')).toBeVisible()
  await expect(log(staff)).toContainText('Seen')
  await visitor.getByRole('textbox', { name: 'Your message' }).pressSequentially('Thank')
  await expect(staff.getByText(/is typing/)).toBeVisible()

  const picture = { name: 'road.jpg', mimeType: 'image/jpeg', buffer: await receiptJpeg() }
  await staff.locator('input[type=file]').setInputFiles(picture)
  await expect(
    log(visitor).getByRole('img', { name: 'Picture in the chat: road.jpeg' }),
  ).toBeVisible()
  const hold = staff.getByRole('button', { name: 'Hold to record' })
  await hold.hover()
  await staff.mouse.down()
  const held = staff.getByText('Recording. Let go to send.').locator('..')
  await expect(held.getByText(longEnough)).toBeVisible()
  await staff.mouse.up()
  await expect(log(visitor).getByRole('button', { name: 'Play' })).toBeEnabled()

  expect(await axeFaults(staff)).toEqual([])
  await staff.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(visitor.getByText(/closed this conversation/)).toBeVisible()
  await expect(row).toContainText('Closed')
  await write(visitor, 'One more thing')
  await expect(row).toContainText('Active')
  await desk.close()
})

test('on a phone the list comes first, and a conversation has the whole screen', {
  tag: '@phone',
}, async ({ page: visitor, site, browser }) => {
  await makeBooking(site, { fullName: 'Claire Fontaine', phone: '+91 98200 41730', inDays: 212 })
  await visitor.goto('/about')
  await beginChat(visitor, 'Claire Fontaine')
  await write(visitor, 'Bonjour')
  const desk = await browser.newContext({ storageState: await staffState(site) })
  const page = await desk.newPage()
  await page.goto('/app/chat')
  const row = page.getByRole('button', { name: 'Claire Fontaine' })
  await expect(row).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await row.click()
  const pane = page.getByRole('region', { name: 'Chat with Claire Fontaine' })
  expect(await pane.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await expect(log(page).getByText('Bonjour')).toBeVisible()
  await pane.getByText(/with this number$/).click()
  await expect(pane.getByRole('link', { name: /^\w{3}-\w{3} Claire/ })).toBeVisible()
  await page.goBack()
  await expect(pane).toBeHidden()
  await expect(row).toBeVisible()
  await desk.close()
})
