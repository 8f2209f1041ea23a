import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { cottage, freshStay, openForm } from '../support/booking-page.ts'
import { observeShifts, shiftsSoFar } from '../support/layout.ts'
import { type Site, test } from '../support/site.ts'

/** Days of the cottage that have something of their own; the price in rupees. */
async function setDays(site: Site, days: string[], facts: { price?: number; minimum?: number }) {
  for (const day of days) {
    await site.sql(
      `INSERT INTO rate_days (room_id, day, price_paise, minimum_nights)
       VALUES ((SELECT id FROM rooms WHERE name = $1), $2, $3, $4)
       ON CONFLICT (room_id, day) DO UPDATE SET price_paise = excluded.price_paise`,
      [cottage, day, facts.price ? facts.price * 100 : null, facts.minimum ?? null],
    )
  }
}

test('nothing moves by itself when the price of other guests comes late', { tag: '@both' }, async ({
  page,
  site,
}) => {
  const stay = freshStay()
  await setDays(site, [stay.checkIn], { price: 8260 })
  // Which rooms take so many guests is said for three as for four: that sentence comes with the press.
  await openForm(page, stay, '', '3')
  const total = page.locator('main').getByText('₹21,240').filter({ visible: true }).first()
  await expect(total).toBeVisible()
  const answers = /\/api\/(quotes|check_availability)/
  const answered = Promise.all([
    page.waitForResponse(/\/api\/quotes/),
    page.waitForResponse(/\/api\/check_availability/),
  ])
  await page.route(answers, async (route) => {
    // What moves within half a second of a press is its answer.
    await wait(900)
    await route.continue()
  })
  await page.evaluate(observeShifts)
  await page.getByLabel('Guests').selectOption('4')
  await answered
  await expect(page.getByText(/is available for the selected dates/)).toBeVisible()
  // A sum is set to the end of its line, so that its beginning moves with its digits.
  const lines = (await page.evaluate(shiftsSoFar)).flatMap((shift) => JSON.parse(shift).sources)
  expect(lines.filter((line) => line.previousRect.y !== line.currentRect.y)).toEqual([])
})
