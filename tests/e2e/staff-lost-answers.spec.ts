import { expect, type Page } from '@playwright/test'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { bookAtDesk } from '../support/desk-calls.ts'
import { act, button, card, placeOf, record } from '../support/desk-page.ts'
import { type Site, test } from '../support/site.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'

test.use({ signedIn: true })

/** Something that staff press whose answer is dropped once the server has acted. */
type Row = {
  name: string
  /** The address of the call. */
  path: RegExp
  /** Opens the screen with what is pressed. */
  open: (page: Page, site: Site) => Promise<void>
  press: (page: Page) => Promise<void>
  /** The words of the page afterwards. */
  said: RegExp
  /** True for what cannot be taken back by its message. */
  final?: boolean
}

const openBooking = async (page: Page, reference: string) => {
  await page.goto(staffBookingPath(reference))
}

const rows: Row[] = [
  {
    name: 'a payment is verified in Bookings',
    path: /booking_update_status/,
    open: async (page, site) => {
      // Two, because a desk opens the only one that is found and lists nothing.
      await makeBooking(site, { fullName: 'Lost Status', inDays: 140 })
      await makeBooking(site, { fullName: 'Lost Other', inDays: 141 })
      await page.goto('/app/bookings?status=pending&q=Lost')
    },
    press: (page) => button(placeOf(page, 'Lost Status'), 'Verify Payment').click(),
    said: /^Lost Status: Payment verified\./,
  },
  {
    name: 'a payment is verified in Money',
    path: /payments\/[^/]+\/verify/,
    open: async (page, site) => {
      await makeBooking(site, { fullName: 'Lost Claim', inDays: 142 })
      await page.goto('/app/money')
      await page.getByRole('button', { name: 'Lost Claim' }).click()
    },
    press: (page) =>
      page
        .getByRole('region', { name: 'Payment from Lost Claim', exact: true })
        .getByRole('button', { name: /^Verify/ })
        .click(),
    said: /^Lost Claim: ₹4,720 verified, and the booking is confirmed\./,
  },
  {
    name: 'a guest gets the other dates that they asked for',
    path: /stays\/[^/]+\/wish/,
    open: async (page, site) => {
      const made = await makeBooking(site, { fullName: 'Lost Dates', inDays: 144 })
      await setStatus(site, made.id, 'verified')
      const first = addDays(dayInIndia(new Date()), 144)
      const secret = made.path.split('/').at(-1)
      const asked = await fetch(`${site.server.url}/api/stays/${secret}/wish`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ check_in: first, check_out: addDays(first, 2), words: '' }),
      })
      expect(asked.status, await asked.clone().text()).toBe(200)
      await openBooking(page, made.reference)
    },
    press: (page) => button(record(page, 'Lost Dates'), 'Accept and tell Lost').click(),
    said: /^Lost Dates has the new dates,/,
  },
  {
    name: 'a guest gets more time to pay',
    path: /stays\/[^/]+\/pay_by/,
    open: async (page, site) => {
      const payment = { kind: 'link' }
      const { reference } = await bookAtDesk(site, { name: 'Lost Time', inDays: 148, payment })
      await site.sql('UPDATE bookings SET pay_by = now() WHERE reference = $1', [reference])
      await openBooking(page, reference)
    },
    press: async (page) => {
      await button(page, 'Extend the deadline…').click()
      await button(page.getByRole('dialog', { name: 'Extend the deadline' }), 'Extend').click()
    },
    said: /^Lost Time now has until/,
  },
  {
    name: 'a stay is cancelled',
    path: /stays\/[^/]+\/cancel/,
    open: async (page, site) => {
      const made = await makeBooking(site, { fullName: 'Lost Stay', inDays: 150 })
      await setStatus(site, made.id, 'verified')
      await openBooking(page, made.reference)
    },
    press: async (page) => {
      await button(record(page, 'Lost Stay'), 'Cancel the booking').click()
      await button(page, 'Cancel and refund ₹4,720').click()
    },
    said: /₹4,720 is under Money, to be paid out\./,
  },
  {
    name: 'a guest is checked in',
    path: /stays\/[^/]+\/progress/,
    open: async (page, site) => {
      const made = await makeBooking(site, { fullName: 'Lost Key', inDays: 0 })
      await setStatus(site, made.id, 'verified')
      await page.goto('/app/today')
    },
    press: (page) => act(card(page, 'Lost Key'), 'Check in').click(),
    said: /^Lost Key is in/,
  },
  {
    name: 'units are blocked',
    path: /desk\/blocks/,
    open: async (page) => {
      await page.goto('/app/calendar')
    },
    press: async (page) => {
      const first = addDays(dayInIndia(new Date()), 152)
      await button(page, 'Block').click()
      const dialog = page.getByRole('dialog', { name: 'Block units' })
      await dialog.getByLabel('Room').selectOption({ label: 'Valley-View Cottage' })
      await dialog.getByLabel('Unit 2').press('Space')
      await dialog.getByLabel('First night').fill(first)
      await dialog.getByLabel('Free again on').fill(addDays(first, 2))
      await button(dialog, 'Block').click()
    },
    said: / blocked\.$/,
  },
  {
    name: 'a note is written',
    path: /bookings\/[^/]+\/note/,
    open: async (page, site) => {
      const made = await makeBooking(site, { fullName: 'Lost Note', inDays: 156 })
      await openBooking(page, made.reference)
    },
    press: async (page) => {
      const open = record(page, 'Lost Note')
      await open.getByRole('textbox', { name: 'Note for staff' }).fill('Quiet side.')
      await button(open, 'Save note').click()
    },
    said: /^Note for staff$/,
    final: true,
  },
]

for (const { name, path, open, press, said, final = false } of rows) {
  test(`${name}, though the answer got lost: it is said to be done, and can be taken back`, async ({
    page,
    site,
  }) => {
    await open(page, site)
    let dropped = 0
    await page.route(path, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const { status } = await route.fetch().then((answer) => ({ status: answer.status() }))
      expect(status).toBeLessThan(300)
      dropped += 1
      return route.abort()
    })
    await press(page)
    await expect(page.getByText(said).last()).toBeVisible()
    expect(dropped).toBe(1)
    if (!final) await expect(page.getByRole('button', { name: /^Undo/ }).last()).toBeVisible()
    await expect(
      page.getByText(
        /nothing (is|was)|not (taken|put|recorded|saved)|couldn’t undo|(was|were)n’t (moved|swapped)/i,
      ),
    ).toHaveCount(0)
  })
}
