import { expect, type Locator, type Page } from '@playwright/test'
import { hold } from '../support/awake.ts'
import { book, button, changesOf, placeOf, record } from '../support/desk-page.ts'
import type { Desk } from '../support/site.ts'
import { setStatus } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

type Way = 'mouse' | 'touch' | 'Enter'

type Twice = { way: Way; gap: number; answered: boolean }

/**
 * Presses the place of a button twice, `gap` milliseconds apart by the page's clock. `answered`: the change that the first
 * press sends has been answered by then, and something else may lie there.
 */
async function pressTwice(page: Page, target: Locator, { way, gap, answered }: Twice) {
  await expect(target).toBeEnabled()
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await target.boundingBox()
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
  if (way === 'Enter') await target.focus()
  const press = () => {
    if (way === 'Enter') return page.keyboard.press('Enter')
    return way === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)
  }
  const answer = answered ? page.waitForResponse(/booking_update_status/) : null
  await press()
  await (await answer)?.finished()
  await page.clock.runFor(gap)
  await press()
}

const cases = [
  ...[100, 700].map((gap) => ({
    gap,
    answered: false,
    ways: { desktop: ['mouse', 'Enter'], phone: ['touch', 'Enter'] } as Record<string, Way[]>,
  })),
  ...[100, 400, 700].map((gap) => ({
    gap,
    answered: true,
    ways: { desktop: gap === 400 ? ['mouse', 'Enter'] : [], phone: ['touch'] } as Record<
      string,
      Way[]
    >,
  })),
]

/** Opens the list at two new guests with the clock stopped, and says what the first of them can be asked. */
async function openStopped(page: Page, site: Desk, guests: string, wide: boolean) {
  const name = `${guests} First`
  await book(site, name)
  // Another guest: with the same address it would be among the stays of the first, whose links may lie under a press.
  await book(site, `Under ${guests}`)
  await page.clock.install()
  const alive = page.waitForRequest(/staff_stream/)
  await page.goto(`/app/bookings?status=pending&q=${guests}`)
  await alive
  await placeOf(page, name).waitFor()
  await page.clock.pauseAt(Date.now() + 2_000)
  const settled = async (target: Locator, status: string) => {
    await expect(target.getByText(status, { exact: true }).first()).toBeVisible()
    await expect(async () => {
      await page.clock.runFor(500)
      expect(await target.locator('button[aria-disabled]:enabled:not([aria-label])').count()).toBe(
        0,
      )
    }).toPass({ intervals: [50] })
  }
  // The second press may have opened the booking, and nothing else.
  const opened = record(page, name)
  const place = placeOf(page, name)
  const either = wide ? place.or(opened).first() : place
  const open = wide ? opened : place
  return { name, place, opened, either, open, sent: changesOf(page), settled }
}

for (const { gap, answered, ways } of cases) {
  const between = answered ? ' with the answer in between' : ''
  const twice = `two presses ${gap} ms apart${between}`
  const tag = ways.desktop?.length ? '@both' : '@phone'
  for (const at of [0, 1]) {
    if (!ways.phone?.[at]) continue
    const wayTag = ways.desktop?.[at] ? tag : '@phone'
    test(
      `${twice} verify once and confirm once, way ${at + 1}`,
      { tag: wayTag },
      async ({ page, site }, { project }) => {
        const wide = project.name === 'desktop'
        const way = ways[project.name]?.[at] ?? 'mouse'
        const guests = `Found${gap}${answered}${at}`
        const { place, either, sent, settled } = await openStopped(page, site, guests, wide)
        const decide = (target: Locator) => pressTwice(page, target, { way, gap, answered })
        await settled(place, 'Pending')
        await decide(button(place, 'Verify Payment'))
        await settled(place, 'Verified')
        await decide(button(place, 'Confirm booking'))
        await settled(either, 'Confirmed')
        expect(sent).toEqual(['verified', 'confirmed'])
      },
    )
  }

  test(`${twice} reject once and bring back once`, { tag }, async ({ page, site }, { project }) => {
    test.setTimeout(120_000)
    const wide = project.name === 'desktop'
    const guests = `Twice${gap}${answered}`
    const { name, place, opened, open, sent, settled } = await openStopped(page, site, guests, wide)
    for (const way of ways[project.name] ?? []) {
      const decide = (target: Locator) => pressTwice(page, target, { way, gap, answered })
      sent.length = 0
      if (wide && !(await opened.isVisible())) await button(place, name).click()
      await settled(open, 'Pending')
      await pressTwice(page, button(open, 'Reject'), { way, gap, answered: false })
      const dialog = page.getByRole('dialog')
      await settled(dialog, 'Reject this booking')
      await decide(button(dialog, 'Reject booking'))
      // The second press may have opened the picture that lies there, and nothing else.
      const picture = button(page, 'Close the screenshot')
      if (await picture.isVisible()) await picture.click()
      await expect(dialog).toHaveCount(0)
      await settled(open, 'Rejected')
      await decide(button(open, 'Set to pending'))
      await settled(open, 'Pending')
      expect(sent).toEqual(['rejected', 'pending'])
      if (wide) await button(open, 'Close the booking').click()
      await page.clock.runFor(1_000)
    }
  })
}

test('a list that changes under a finger moves nothing; what the finger lies on is decided, or nothing is', async ({
  page,
  site,
}) => {
  // Their pictures are alike, which is marked already.
  const mine = await book(site, 'Meera Nair')
  await book(site, 'Meera After')
  const alive = page.waitForRequest(/staff_stream/)
  await page.goto('/app/bookings?status=pending&q=Meera')
  await alive
  const place = placeOf(page, 'Meera Nair')
  const verify = button(place, 'Verify Payment')
  const sent = changesOf(page)
  const down = async () => {
    await expect(verify).toBeEnabled()
    await verify.hover()
    await page.mouse.down()
  }
  await down()
  await book(site, 'Meera Newcomer')
  const news = button(page, '1 new booking')
  await expect(news).toBeVisible()
  await page.mouse.up()
  await expect(place.getByText('Verified', { exact: true })).toBeVisible()
  await button(page, 'Undo').click()
  await expect(place.getByText('Pending', { exact: true }).first()).toBeVisible()
  await expect(verify).toBeEnabled()
  expect(sent).toEqual(['verified', 'undo'])

  await down()
  await setStatus(site, mine, 'verified', '', 'desk@dontali.example')
  await expect(place.getByText('Payment verified by desk@dontali.example')).toBeVisible()
  await page.mouse.up()
  expect(sent).toEqual(['verified', 'undo'])
  await news.click()
  await expect(place).toHaveCount(0)
  await expect(news).toHaveCount(0)
})

test('a press whose answer does not come says that it is waited for, until it is there', async ({
  page,
  site,
}) => {
  const name = 'Slow Guest'
  await book(site, name)
  await book(site, 'Slow Under')
  await page.clock.install()
  await page.goto('/app/bookings?status=pending&q=Slow')
  const release = await hold(page, '**/api/booking_update_status*')
  const sent = page.waitForRequest(/booking_update_status/)
  await button(placeOf(page, name), 'Verify Payment').click()
  await sent
  const waits = page.locator('[aria-live=polite]').getByText('Still waiting for the server')
  await expect(waits).toBeHidden()
  await page.clock.runFor(10_000)
  await expect(waits).toBeVisible()
  release()
  await expect(page.getByText(`${name}: Payment verified.`)).toBeVisible()
  await expect(waits).toBeHidden()
})
