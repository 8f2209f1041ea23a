import { expect, type Locator, type Page } from '@playwright/test'

export type Way = 'mouse' | 'touch' | 'keys'

/** The ways in which a person works on a screen, each press and each field counted. */
export type Hand = {
  way: Way
  press: (target: Locator) => Promise<void>
  fill: (field: Locator, text: string) => Promise<void>
  /** Fills a field of a day, as `2026-12-19`. */
  day: (field: Locator, day: string) => Promise<void>
  /** Chooses by a tick, or one of a few that stand side by side. */
  choose: (box: Locator) => Promise<void>
  /** Chooses from a list that opens, by the words of the choice. */
  select: (list: Locator, words: string) => Promise<void>
  done: { presses: number; fields: number }
}

/** Returns the ways with the tag of the windows in which each is used, and the first of the days that each has for itself. */
export function waysOf(at: number): { way: Way; tag: string; at: number }[] {
  return [
    { way: 'mouse', tag: '@desktop', at },
    { way: 'touch', tag: '@phone', at },
    { way: 'keys', tag: '@both', at: at + 21 },
  ]
}

/** Returns the hand of a person who works in that way alone. */
export function handOf(page: Page, way: Way): Hand {
  return way === 'keys' ? keyHand(page) : pointerHand(way === 'touch')
}

/** Returns a hand with a mouse, or a finger on a phone. */
export function pointerHand(touch: boolean): Hand {
  const done = { presses: 0, fields: 0 }
  const press = async (target: Locator) => {
    if (touch) await expectLarge(target)
    await (touch ? target.tap() : target.click())
  }
  const fill = async (field: Locator, text: string) => {
    done.fields += 1
    await field.fill(text)
  }
  return {
    way: touch ? 'touch' : 'mouse',
    done,
    press: async (target) => {
      done.presses += 1
      await press(target)
    },
    fill,
    day: fill,
    // Where a box is drawn otherwise, its words are what is pressed.
    choose: async (box) => {
      done.presses += 1
      await press(box.locator('xpath=ancestor::label'))
    },
    select: async (list, words) => {
      done.fields += 1
      await list.selectOption({ label: words })
    },
  }
}

const finger = 44

/** A finger hits what is as large as itself. */
async function expectLarge(target: Locator): Promise<void> {
  // A message that comes is drawn anew once it is spoken.
  const size = async () => {
    const { height = 0, width = 0 } = (await target.boundingBox()) ?? {}
    return Math.min(height, width)
  }
  await expect.poll(size, `${target} is large enough`).toBeGreaterThanOrEqual(finger)
}

const mostTabs = 80

/**
 * Returns a hand that has keys alone: it goes to what it presses or fills by Tab, or back by Shift and Tab. The Tabs on
 * the way are not counted.
 */
export function keyHand(page: Page): Hand {
  const done = { presses: 0, fields: 0 }
  const { keyboard } = page
  const reach = async (target: Locator) => {
    await expect(target).toBeEnabled()
    const look = lookAt(target, wayTo)
    for (let tabs = 0; ; tabs++) {
      const way = await look()
      if (way === 'here') return
      expect(tabs, `Tab leads to ${target}`).toBeLessThan(mostTabs)
      await keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab')
    }
  }
  return {
    way: 'keys',
    done,
    press: async (target) => {
      done.presses += 1
      await reach(target)
      // What has changed on the way lets no press count for a moment.
      await expect(target).toBeEnabled()
      await keyboard.press('Enter')
    },
    fill: async (field, text) => {
      done.fields += 1
      await reach(field)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(text)
    },
    day: async (field, day) => {
      done.fields += 1
      await reach(field)
      await typeDay(page, field, day)
      await expect(field).toHaveValue(day)
    },
    choose: async (box) => {
      done.presses += 1
      if ((await box.getAttribute('type')) === 'checkbox') {
        await reach(box)
        return keyboard.press('Space')
      }
      // One tab stop, at the first where none is chosen: the arrows choose within it.
      const all = page.locator(`input[name="${await box.getAttribute('name')}"]`)
      const chosen = all.and(page.locator(':checked'))
      await reach((await chosen.count()) > 0 ? chosen : all.first())
      for (let arrows = 0; !(await box.isChecked()); arrows++) {
        expect(arrows, `an arrow leads to ${box}`).toBeLessThan(10)
        await keyboard.press('ArrowRight')
      }
    },
    select: async (list, words) => {
      done.fields += 1
      await reach(list)
      await keyboard.type(words)
      await expect(list.locator('option:checked')).toHaveText(words)
    },
  }
}

/**
 * Returns a function that looks at a thing in the page after each key. To find it by its role takes longer than the key,
 * so it is found anew only where `see` says by `gone` that it was drawn anew.
 */
export function lookAt<Seen>(target: Locator, see: (thing: Element) => Seen | 'gone') {
  let found = target.elementHandle()
  return async (): Promise<Seen> => {
    for (;;) {
      const seen = await (await found)?.evaluate(see)
      if (seen !== undefined && seen !== 'gone') return seen
      found = target.elementHandle()
    }
  }
}

function wayTo(target: Element): 'here' | 'on' | 'back' | 'gone' {
  const { activeElement, body } = document
  if (!target.isConnected) return 'gone'
  if (target === activeElement) return 'here'
  if (!activeElement || activeElement === body) return 'on'
  const place = activeElement.compareDocumentPosition(target)
  return place & Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'on'
}

// The parts of a day stand in the order of the browser's own language: the first key shows which is first.
async function typeDay(page: Page, field: Locator, day: string): Promise<void> {
  const { keyboard } = page
  const [year = '', month = '', date = ''] = day.split('-')
  const before = await field.inputValue()
  await keyboard.press('ArrowUp')
  const isMonthFirst = (await field.inputValue()).slice(5, 7) !== before.slice(5, 7)
  await keyboard.type(isMonthFirst ? month + date + year : date + month + year)
}
