import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { type Hand, lookAt } from './hands.ts'

const mostKeys = 120

/** Opens the calendar on a week that begins some days from now, once its keys and presses work. */
export async function openCalendar(page: Page, inDays: number): Promise<void> {
  await page.goto(`/app/calendar?from=${addDays(dayInIndia(new Date()), inDays)}&days=7`)
  await expect(page.getByRole('grid').locator('[tabindex="0"]')).toHaveCount(1)
}

/** Waits until no night is shown that isn't loaded yet: a press on one does nothing. */
async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('grid').getByLabel(/not loaded$/)).toHaveCount(0)
}

/** Goes to a night or a bar of the calendar by keys alone: Tab leads to the grid, the arrows within it. */
export async function goTo(page: Page, stop: Locator): Promise<void> {
  await untilLoaded(page)
  await expect(stop).toBeVisible()
  const look = lookAt(stop, keyTo)
  for (let keys = 0; ; keys++) {
    const key = await look()
    if (key === 'here') return
    expect(keys, `keys lead to ${stop}`).toBeLessThan(mostKeys)
    await page.keyboard.press(key)
  }
}

function keyTo(stop: Element): string {
  const now = document.activeElement ?? document.body
  if (!stop.isConnected) return 'gone'
  if (now === stop) return 'here'
  const isAfter = (one: Element | null, other: Element | null) =>
    Boolean(other && (one?.compareDocumentPosition(other) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING)
  const [row, mine] = [stop.closest('[role="row"]'), now.closest('[role="row"]')]
  if (!mine) return now === document.body || isAfter(now, stop) ? 'Tab' : 'Shift+Tab'
  if (row !== mine) return isAfter(mine, row) ? 'ArrowDown' : 'ArrowUp'
  return isAfter(now, stop) ? 'ArrowRight' : 'ArrowLeft'
}

/** Presses a night or a bar of the calendar. */
export async function pressInGrid(hand: Hand, page: Page, stop: Locator): Promise<void> {
  await untilLoaded(page)
  if (hand.way === 'mouse') await stop.click()
  else if (hand.way === 'touch') await stop.tap()
  else {
    await goTo(page, stop)
    await page.keyboard.press('Enter')
  }
}

/** Picks nights from one to a later one of the same unit: drawn over, pressed one after the other, or stretched by keys. */
export async function pickNights(hand: Hand, page: Page, first: Locator, last: Locator) {
  if (hand.way === 'mouse') return draw(page, first, last)
  await pressInGrid(hand, page, first)
  if (hand.way === 'touch') return tapMiddle(page, last)
  await page.keyboard.press('Shift+ArrowRight')
}

// A handle of what is picked may lie over the next night, which a finger does not mind.
async function tapMiddle(page: Page, target: Locator) {
  const { x, y } = await middleOf(target)
  await page.touchscreen.tap(x, y)
}

type Point = { x: number; y: number }

/** Draws by the mouse from the middle of one thing to that of another, or so many pixels beside it. */
export async function draw(page: Page, from: Locator, to: Locator, beside = 0): Promise<void> {
  await drawTo(page, await middleOf(from), await middleOf(to), beside)
}

/** Draws a bar by the mouse straight up or down to the row of a night. */
export async function drawToRow(page: Page, bar: Locator, night: Locator): Promise<void> {
  const from = await middleOf(bar)
  await drawTo(page, from, { ...(await middleOf(night)), x: from.x })
}

async function drawTo({ mouse }: Page, from: Point, to: Point, beside = 0): Promise<void> {
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(to.x + beside, to.y, { steps: 6 })
  await mouse.up()
}

async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not there.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Returns the names of the places for a stay whose words or signs reach beyond them. */
export async function placesWhoseWordsHangOver(page: Page): Promise<string[]> {
  return page.getByRole('button', { name: /^Move here/ }).evaluateAll((places) =>
    places
      .filter((place) => {
        const own = place.getBoundingClientRect()
        const shown = [...place.children].filter((each) => {
          const { clipPath, display } = getComputedStyle(each)
          return clipPath === 'none' && display !== 'none'
        })
        return shown.some((each) => {
          const words = document.createRange()
          words.selectNodeContents(each)
          const { width, left, right, top, bottom } = words.getBoundingClientRect()
          if (width === 0) return false
          return left < own.left || right > own.right || top < own.top || bottom > own.bottom
        })
      })
      .map((place) => place.textContent ?? ''),
  )
}
