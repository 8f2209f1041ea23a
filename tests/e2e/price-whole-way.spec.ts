import { expect, type Locator, type Page } from '@playwright/test'
import { priceLines } from '#lib/rates/rules/price-lines.ts'
import { pricedOf } from '#lib/rates/schema/priced.ts'
import type { WireQuote } from '#lib/rates/schema/quote.ts'
import { addDays, dayInIndia, weekdayOf } from '#lib/shared/dates.ts'
import { toRupees } from '#lib/shared/money.ts'
import arabic from '#messages/ar.json' with { type: 'json' }
import english from '#messages/en.json' with { type: 'json' }
import { cottage, guest, openForm } from '../support/booking-page.ts'
import { receiptJpeg } from '../support/pictures.ts'
import { type Site, test } from '../support/site.ts'
import { sayPaid } from '../support/upi.ts'

// From a Thursday on: a night before the weekend, its two nights, one of them in the season, and a night after it.
const ahead = addDays(dayInIndia(new Date()), 30)
const thursday = addDays(ahead, (11 - weekdayOf(ahead)) % 7)
const slug = 'valley-view-cottage'

/** Lets everything change the price of the stay: a season, a weekday price, extra guests and a code. */
async function setRules(site: Site): Promise<void> {
  await site.sql('DELETE FROM seasons')
  await site.sql(`INSERT INTO seasons (name, weekdays, percent) VALUES ('Weekend', '{5,6}', 10)`)
  await site.sql(
    `INSERT INTO seasons (name, from_day, to_day, weekdays, percent) VALUES ('Harvest', $1, $2, '{6}', 30)`,
    [thursday, addDays(thursday, 40)],
  )
  await site.sql(
    'UPDATE rooms SET guests_included = 2, extra_guest_paise = 80000, sleeps = 4 WHERE name = $1',
    [cottage],
  )
  await site.sql(`INSERT INTO codes (code, percent) VALUES ('HARVEST', 10) ON CONFLICT DO NOTHING`)
}

async function ask<T>(site: Site, path: string): Promise<T> {
  return (await fetch(`${site.server.url}/api/${path}`)).json() as Promise<T>
}

/** The rupees in a text, with their sign; 0 without any. */
function rupeesIn(text: string): number {
  const plain = text.replace(/[\u200e\u200f\u2066-\u2069\u00a0\s]/g, '')
  const [, sign = '', digits = '0'] = /([-−]?)[^\d-−]*([\d,]+(?:\.\d+)?)/.exec(plain) ?? []
  return Number(digits.replaceAll(',', '')) * (sign ? -1 : 1)
}

async function sumsOf(list: Locator): Promise<number[]> {
  return (await list.locator('dd').allInnerTexts()).map(rupeesIn)
}

/** The summary, also where a phone folds it. */
async function summary(page: Page): Promise<Locator> {
  const folded = page
    .locator('main details:has(h2):not([open]) > summary')
    .filter({ visible: true })
  if (await folded.count()) await folded.first().click()
  return page.locator('main details:has(h2), main aside').filter({ visible: true }).first()
}

for (const [language, path, words] of [
  ['English', '', english],
  ['Arabic', '/ar', arabic],
] as const) {
  test(
    `every price from the home page to the guest's own page is that of the quote, in ${language}`,
    { tag: '@both' },
    async ({ page, site }, { project }) => {
      const isFirst = language === 'English'
      await setRules(site)
      // Each language and window has nights of its own, of the same days of the week.
      const weeks = (isFirst ? 0 : 14) + (project.name === 'phone' ? 0 : 7)
      const stay = { checkIn: addDays(thursday, weeks), checkOut: addDays(thursday, weeks + 4) }
      const asked = { room: slug, check_in: stay.checkIn, check_out: stay.checkOut, guests: '4' }
      const query = new URLSearchParams({ ...asked, code: 'HARVEST' })
      const quote = await ask<WireQuote>(site, `quotes?${query}`)
      const lines = priceLines(quote.lines.map(pricedOf)).map(({ paise }) => toRupees(paise))
      const all = [...lines, quote.total, quote.gst]
      expect(lines.reduce((sum, line) => sum + line, 0)).toBeCloseTo(quote.total, 2)

      const { rows } = await ask<{ rows: { slug: string; from_rate: number; varies: boolean }[] }>(
        site,
        'rooms_list.php',
      )
      const room = rows.find((each) => each.slug === slug)
      expect(room?.varies).toBe(true)
      await page.goto(`${path}/`)
      const price = page.locator(`room-price[room="${slug}"]`).first()
      await price.scrollIntoViewIfNeeded()
      await expect(price.getByText(words.common.from)).toBeVisible()
      const shown = async () => rupeesIn((await price.locator('[data-amount]').textContent()) ?? '')
      await expect.poll(shown).toBe(room?.from_rate)

      await openForm(page, stay, path, '4')
      const without = await ask<WireQuote>(site, `quotes?${new URLSearchParams(asked)}`)
      const card = page.locator(`[data-room-price="${slug}"]`)
      await expect.poll(async () => rupeesIn((await card.textContent()) ?? '')).toBe(without.total)
      await page.getByRole('button', { name: words.booking.code.open }).click()
      await page.locator('#booking-code').fill('HARVEST')
      await page.locator('#booking-code').press('Enter')
      await expect.poll(async () => rupeesIn((await card.textContent()) ?? '')).toBe(quote.total)
      const sums = async () => sumsOf((await summary(page)).locator('dl').first())
      await expect.poll(sums).toEqual(all)

      await page.locator('[name=fullName]').fill(guest.fullName)
      await page.locator('#booking-email').fill(`${project.name}.${language}@example.com`)
      await page.locator('[name=phone]').fill(guest.phone)
      await page.locator('form button[type=submit]').first().click()
      const upi = page.locator('a[href^="upi://pay"]').first()
      await expect(upi).toHaveAttribute('href', new RegExp(`[?&]am=${quote.deposit}\\.00(&|$)`))
      await expect.poll(sums).toEqual(all)
      await sayPaid(page, words.booking.qr.paid)
      await page.locator('#booking-screenshot').setInputFiles({
        name: 'receipt.jpg',
        mimeType: 'image/jpeg',
        buffer: await receiptJpeg(),
      })
      await expect(page.getByAltText(words.booking.upload.shot.previewAlt)).toBeVisible()
      await page.locator('#booking-captcha').fill('Farmstay')
      await page.locator('main button[type=submit]').filter({ visible: true }).click()
      await expect(page.getByRole('heading', { name: words.booking.done.title })).toBeVisible()

      await page.locator('main a[href*="/stay/"]').first().click()
      await expect(page.getByText(words.guest.stay.title).first()).toBeVisible()
      const own = page.locator('section', { hasText: words.guest.stay.title }).locator('dl').first()
      await expect.poll(() => sumsOf(own)).toEqual(all)
    },
  )
}
