import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { bankFile, bankRows } from '../support/bank-files.ts'
import { act, book, button, card, record, rowOf } from '../support/desk-page.ts'
import { fromSomewhere, type Site, staffState, test } from '../support/site.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'

test.use({ signedIn: true })

const colleague = 'desk@dontali.example'

/** A page of a colleague's, in a browser of their own. */
async function pageOfColleague(browser: Browser, site: Site): Promise<Page> {
  const storageState = await staffState(site, colleague)
  const context = await browser.newContext({ storageState, baseURL: site.server.url })
  return context.newPage()
}

/** Says that a part of the page is held: who did what, and nothing that decides and can be pressed. */
async function expectHeld(within: Locator, what: RegExp): Promise<void> {
  // The history tells of it too; what stays greyed in its place is inert.
  const held = within.getByRole('status').filter({ hasText: what })
  await expect(held).toContainText(`by ${colleague} a moment ago`)
  const decides = /^(Verify|Confirm|Reject|Check in|Check out|Link|Not a)/
  const alive = within.page().locator('button:not([inert] *)')
  await expect(within.getByRole('button', { name: decides }).and(alive)).toHaveCount(0)
}

const claim = (page: Page, name: string) =>
  page.getByRole('region', { name: `Payment from ${name}`, exact: true })

test('Money: a payment that a colleague verifies stays open, and nothing else takes its place', {
  tag: '@both',
}, async ({ page, site, browser }) => {
  for (const name of ['Farah First', 'Chetan Open', 'Deepa Next']) await book(site, name)
  await page.goto('/app/money')
  const queue = page.getByRole('region', { name: 'Payments to check' })
  await queue.getByRole('button', { name: 'Chetan Open' }).click()
  const open = claim(page, 'Chetan Open')
  const verify = open.getByRole('button', { name: /^Verify/ })
  await verify.hover()

  const other = await pageOfColleague(browser, site)
  await other.goto('/app/money')
  await other.getByRole('button', { name: 'Chetan Open' }).click()
  await claim(other, 'Chetan Open')
    .getByRole('button', { name: /^Verify/ })
    .click()
  await expect(other.getByText('Chetan Open: ₹4,720 verified')).toBeVisible()

  // Verifying all of the price has confirmed the booking.
  await expectHeld(open, /^Booking confirmed/)
  await page.keyboard.press('v')
  await button(open, 'Next').click()
  await expect(claim(page, 'Chetan Open')).toHaveCount(0)
  await expect(page.getByRole('region', { name: /^Payment from/ })).toHaveCount(1)
  // Nothing was decided here.
  await expect(page.getByText(/: ₹4,720 verified\./)).toHaveCount(0)
  await other.context().close()
})

test('Bookings: the open record and the row stay as they were, and can be shown as they are now', async ({
  page,
  site,
  browser,
}) => {
  for (const name of ['Record Open', 'Record Next']) await book(site, name)
  await page.goto('/app/bookings?q=Record')
  await expect(button(rowOf(page, 'Record Open'), 'Verify Payment')).toBeVisible()
  await button(rowOf(page, 'Record Next'), 'Record Next').click()
  await button(record(page, 'Record Next'), 'Next booking')
    .or(page.getByRole('button', { name: 'Record Open' }))
    .first()
    .click()
  const open = record(page, 'Record Open')
  await expect(button(open, 'Verify Payment')).toBeVisible()

  const other = await pageOfColleague(browser, site)
  await other.goto('/app/bookings?q=Record')
  await button(rowOf(other, 'Record Open'), 'Verify Payment').click()
  await expect(rowOf(other, 'Record Open').getByText('Verified', { exact: true })).toBeVisible()

  await expectHeld(open, /^Payment verified/)
  await button(open, 'Show current version').click()
  await expect(button(open, 'Confirm booking')).toBeVisible()

  // A row of the list, without its record.
  await page.goto('/app/bookings?q=Record')
  await expect(button(rowOf(page, 'Record Next'), 'Verify Payment')).toBeVisible()
  await button(rowOf(other, 'Record Next'), 'Verify Payment').click()
  await expectHeld(rowOf(page, 'Record Next'), /^Payment verified/)
  await other.context().close()
})

test('The drawer: a booking over another screen stays as it was', async ({
  page,
  site,
  browser,
}) => {
  const { reference } = await makeBooking(site, { fullName: 'Drawer Open', inDays: 190 })
  await page.goto(`/app/calendar?booking=${reference}`)
  const open = page.getByRole('region', { name: 'Booking for Drawer Open' })
  await expect(button(open, 'Verify Payment')).toBeVisible()

  const other = await pageOfColleague(browser, site)
  await other.goto('/app/bookings?q=Drawer')
  // The only hit is opened at once.
  await button(record(other, 'Drawer Open'), 'Verify Payment').click()

  await expectHeld(open, /^Payment verified/)
  await button(open, 'Show current version').click()
  await expect(button(open, 'Confirm booking')).toBeVisible()
  await other.context().close()
})

test('Today: the card of a guest whom a colleague checks in stays in its list', async ({
  page,
  site,
  browser,
}) => {
  for (const fullName of ['Comes Today', 'Comes Later']) {
    const { id } = await makeBooking(site, { fullName, inDays: 0 })
    await setStatus(site, id, 'verified')
  }
  await page.goto('/app/today')
  const arriving = page.getByRole('region', { name: /^Arriving/ })
  const comes = arriving.getByRole('listitem').filter({ hasText: 'Comes Today' })
  await expect(act(comes, 'Check in')).toBeVisible()

  const other = await pageOfColleague(browser, site)
  await other.goto('/app/today')
  await act(card(other, 'Comes Today'), 'Check in').click()
  await expect(other.getByText(/^Comes Today is in/).first()).toBeVisible()

  await expectHeld(comes, /^Checked in/)
  await button(comes, 'Next').click()
  await expect(card(page, 'Comes Later')).toBeFocused()
  await button(comes, 'Show current version').click()
  await expect(comes.getByText(/in since/)).toBeVisible()
  await expect(comes.getByText(/^Checked in by/)).toHaveCount(0)
  await other.context().close()
})

test('Statement: a line that a colleague verifies is greyed, and is no longer among what is verified', async ({
  page,
  site,
  browser,
}) => {
  const today = dayInIndia(new Date())
  const utrs = ['632477110001', '632477110002']
  await makeBooking(site, { fullName: 'Line Taken', utr: utrs[0] ?? '', inDays: 300 })
  await makeBooking(site, { fullName: 'Line Left', utr: utrs[1] ?? '', inDays: 303 })
  const movements = utrs.map((utr, at) => ({
    on: addDays(today, 0),
    rupees: 4720,
    note: 'STAY',
    payer: at === 0 ? 'LINE TAKEN' : 'LINE LEFT',
    utr,
  }))
  await page.goto('/app/money/statement')
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'november.xls',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(bankFile('HDFC', bankRows('HDFC', movements))),
  })
  await expect(button(page, 'Verify 2 payments')).toBeVisible()

  const other = await pageOfColleague(browser, site)
  await other.goto('/app/money')
  await other.getByRole('button', { name: 'Line Taken' }).click()
  await claim(other, 'Line Taken')
    .getByRole('button', { name: /^Verify/ })
    .click()
  await expect(other.getByText('Line Taken: ₹4,720 verified')).toBeVisible()

  const line = page.locator('li[data-line]').filter({ hasText: 'LINE TAKEN' })
  await expectHeld(line, /^Verified/)
  await expect(button(page, 'Verify 1 payment')).toBeVisible()
  await button(line, 'Next').click()
  await expect(
    page.locator('li[data-line]').filter({ hasText: 'LINE LEFT' }).getByRole('checkbox'),
  ).toBeFocused()
  await other.context().close()
})

async function visit(site: Site, name: string): Promise<void> {
  const response = await fetch(`${site.server.url}/api/chat_start.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromSomewhere() },
    body: JSON.stringify({ name, mobile: '+91 98200 41731' }),
  })
  expect(response.status, await response.clone().text()).toBeLessThan(300)
}

test('Chat: the open conversation says that a colleague has closed it, and leads to the next', async ({
  page,
  site,
  browser,
}) => {
  for (const name of ['Next Visitor', 'Open Visitor']) await visit(site, name)
  await page.goto('/app/chat')
  await page.getByRole('button', { name: /Open Visitor/ }).click()
  const pane = page.getByRole('region', { name: 'Chat with Open Visitor' })
  await expect(button(pane, 'Close')).toBeVisible()

  const other = await pageOfColleague(browser, site)
  await other.goto('/app/chat')
  await other.getByRole('button', { name: /Open Visitor/ }).click()
  await button(other.getByRole('region', { name: 'Chat with Open Visitor' }), 'Close').click()

  await expectHeld(pane, /^Closed/)
  await expect(button(pane, 'Close')).toHaveCount(0)
  await button(pane, 'Next').click()
  await expect(page.getByRole('region', { name: 'Chat with Next Visitor' })).toBeVisible()
  await other.context().close()
})

test('Chat: what is closed here is shown at once, also where the stream tells of it after the answer', async ({
  page,
  site,
}) => {
  await visit(site, 'Slow Stream')
  await page.addInitScript(delayChatStreams, 700)
  await page.goto('/app/chat')
  await page.getByRole('button', { name: /Slow Stream/ }).click()
  const pane = page.getByRole('region', { name: 'Chat with Slow Stream' })
  await button(pane, 'Close').click()
  await expect(page.getByText('The conversation with Slow Stream is closed.')).toBeVisible()
  await expect(button(pane, 'Reopen')).toBeVisible()
  await expect(pane.locator('[data-elsewhere]')).toHaveCount(0)
})

/** Lets everything that a conversation's stream says come so many milliseconds late. */
function delayChatStreams(ms: number): void {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const response = await fetch(input, init)
    if (!(String(input).includes('chat_stream') && response.body)) return response
    const late = new TransformStream<Uint8Array, Uint8Array>({
      transform: async (chunk, later) => {
        await new Promise((resolve) => setTimeout(resolve, ms))
        later.enqueue(chunk)
      },
    })
    return new Response(response.body.pipeThrough(late), response)
  }
}
