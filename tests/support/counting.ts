import { expect, type Locator, type Page } from '@playwright/test'

/** The ways in which a person works on a screen, each press and each field counted. */
export type Hand = {
  press: (target: Locator) => Promise<void>
  fill: (field: Locator, text: string) => Promise<void>
  done: { presses: number; fields: number }
}

/** Returns a hand with a mouse, or a finger on a phone. */
export function pointerHand(touch: boolean): Hand {
  const done = { presses: 0, fields: 0 }
  return {
    done,
    press: async (target) => {
      done.presses += 1
      await (touch ? target.tap() : target.click())
    },
    fill: async (field, text) => {
      done.fields += 1
      await field.fill(text)
    },
  }
}

const mostTabs = 60

/** Returns a hand that has keys alone: it goes to what it presses or fills by Tab. The Tabs on the way are not counted. */
export function keyHand(page: Page): Hand {
  const done = { presses: 0, fields: 0 }
  const reach = async (target: Locator) => {
    await expect(target).toBeEnabled()
    const isThere = () => target.evaluate((element) => element === document.activeElement)
    for (let tabs = 0; !(await isThere()); tabs++) {
      expect(tabs, 'Tab leads there').toBeLessThan(mostTabs)
      await page.keyboard.press('Tab')
    }
  }
  return {
    done,
    press: async (target) => {
      done.presses += 1
      await reach(target)
      await page.keyboard.press('Enter')
    },
    fill: async (field, text) => {
      done.fields += 1
      await reach(field)
      await page.keyboard.type(text)
    },
  }
}
