import { expect, type Page } from '@playwright/test'
import { beginChat, listenForBell, write } from '../support/chat-page.ts'
import { staffState, test } from '../support/site.ts'
import { makeBooking } from '../support/staff-site.ts'

/** Opens a screen of staff and waits until it listens. */
async function listen(page: Page, path: string): Promise<() => Promise<number[]>> {
  const rings = await listenForBell(page)
  const opened = page.waitForResponse(/staff_stream/)
  await page.goto(path)
  await opened
  return rings
}

test('what guests do is heard and counted on every screen, in one tab, unless it was silenced', async ({
  page: visitor,
  browser,
  site,
}) => {
  const desk = await browser.newContext({ storageState: await staffState(site) })
  const [rooms, reports] = [await desk.newPage(), await desk.newPage()]
  const heard = [await listen(rooms, '/app/rooms'), await listen(reports, '/app/reports')]
  const rings = async () => (await Promise.all(heard.map((ask) => ask()))).flat()

  await makeBooking(site, { fullName: 'Bell Ringer', inDays: 320 })
  await expect.poll(rings).toEqual([0.7])
  await visitor.goto('/about')
  await beginChat(visitor, 'Asha Kulkarni')
  await write(visitor, 'Is anybody there?')
  await expect.poll(rings).toEqual([0.7, 0.7])
  await expect(rooms).toHaveTitle(/^\(1\) Rooms/)
  await rooms.goto('/app/customers')
  await expect(rooms).toHaveTitle(/^\(1\) Customers/)

  await rooms.goto('/app/chat')
  await rooms.getByRole('button', { name: 'Mute the sound' }).click()
  await rooms.reload()
  const silence = rooms.getByRole('button', { name: 'Mute the sound' })
  await expect(silence).toHaveAttribute('aria-pressed', 'true')
  const before = await rings()
  await write(visitor, 'Hello?')
  await expect(rooms).toHaveTitle(/^\(2\) Customer Support Chat/)
  expect(await rings()).toEqual(before)
  await desk.close()
})

test('a request to cancel shows on the desktop while no page of staff is seen', async ({
  browser,
  site,
}) => {
  const { path } = await makeBooking(site, { fullName: 'Cancel Asker', inDays: 330 })
  const desk = await browser.newContext({ storageState: await staffState(site) })
  const page = await desk.newPage()
  await page.addInitScript(() => {
    const shown: string[] = []
    class Shown {
      static permission = 'granted'
      constructor(title: string) {
        shown.push(title)
      }
    }
    Object.assign(window, { Notification: Shown, shown })
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  })
  await listen(page, '/app/rooms')
  const guest = await browser.newPage()
  await guest.goto(new URL(path, site.server.url).href)
  await guest.getByRole('button', { name: 'Ask to cancel' }).click()
  await guest.getByRole('button', { name: 'Yes, ask to cancel' }).click()
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown)
  await expect.poll(shown).toEqual([expect.stringContaining('ancel')])
  await desk.close()
})
