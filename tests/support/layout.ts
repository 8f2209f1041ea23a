import type { Locator, Page } from '@playwright/test'

/**
 * Returns what is wrong with the layout of the page at its present width, one line per fault: sideways scrolling, text
 * of a step that leaves its column, and controls in `main` that something else covers or cuts off.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const root = document.documentElement
    const faults: string[] = []
    const over = root.scrollWidth - root.clientWidth
    if (over > 0) faults.push(`scrolls sideways by ${over} px`)

    for (const item of document.querySelectorAll('main ol > li')) {
      const column = item.getBoundingClientRect()
      const words = document.createRange()
      const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        // Text for screen readers alone is in a box of one pixel.
        const holder = texts.currentNode.parentElement
        if (!holder?.checkVisibility() || holder.offsetWidth === 1) continue
        words.selectNodeContents(texts.currentNode)
        const { left, right } = words.getBoundingClientRect()
        const leaves = Math.max(column.left - left, right - column.right)
        if (leaves > 1) faults.push(`${texts.currentNode.textContent} leaves its column`)
      }
    }

    const inset = 7
    for (const control of document.querySelectorAll<HTMLElement>(
      'main :is(a, button, summary, select, textarea, input, label:has(> input))',
    )) {
      if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      // A link that wraps has several boxes.
      for (const box of control.getClientRects()) {
        if (box.width < 3 || box.height < 3) continue
        const x = Math.min(inset, box.width / 2)
        const y = Math.min(inset, box.height / 2)
        const centre = [box.left + box.width / 2, box.top + box.height / 2] as const
        const corners = [
          [box.left + x, box.top + y],
          [box.right - x, box.top + y],
          [box.left + x, box.bottom - y],
          [box.right - x, box.bottom - y],
        ] as const
        // Of a picture that is a link, as large as the window, a corner may be covered.
        const points = box.height < 120 ? [centre, ...corners] : [centre]
        const covered = points.filter(([x, y]) => {
          const top = document.elementFromPoint(x, y)
          return (
            !top ||
            !(
              control.contains(top) ||
              top.contains(control) ||
              top.closest('label')?.contains(control)
            )
          )
        })
        // An element that holds the control is on top only where the control's own box is cut off.
        const cut = points.filter(([x, y]) => {
          const top = document.elementFromPoint(x, y)
          return (
            top !== control && top?.contains(control) && !top.closest('a, button, label, summary')
          )
        })
        if (covered.length + cut.length > 0) {
          const name = control.getAttribute('aria-label') ?? control.textContent ?? control.id
          faults.push(`${control.localName} “${name.trim()}” is covered or cut off`)
        }
      }
    }
    return [...new Set(faults)]
  })
}

/** Returns how much of the page has moved by itself since it began to load (Cumulative Layout Shift). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number }
        const sum = (list: PerformanceObserverEntryList) =>
          list.getEntries().reduce((total, entry) => total + (entry as Shift).value, 0)
        new PerformanceObserver((list) => resolve(sum(list))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        setTimeout(() => resolve(0), 500)
      }),
  )
}

/** Waits until an element has come to its place: a dialog comes from a little below. */
export async function toStandStill(element: Locator): Promise<void> {
  await element.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)))
}

/**
 * Notes from now on what moves in the page by itself: https://web.dev/articles/cls. Letters of a typeface that came late
 * move by themselves, too, which is no matter of the rooms: it has come.
 */
export async function observeShifts() {
  await document.fonts.ready
  const shifts: string[] = []
  Reflect.set(globalThis, 'shifts', shifts)
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry))
  }
  new PerformanceObserver(note).observe({ type: 'layout-shift' })
}

/** Returns what {@link observeShifts} noted, once the browser has painted what is there and told of it. */
export async function shiftsSoFar(): Promise<string[]> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  return Reflect.get(globalThis, 'shifts')
}
