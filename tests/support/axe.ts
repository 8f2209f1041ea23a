import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds wrong on the page, a line a place: the rule, then where. */
export async function axeFaults(page: Page): Promise<string[]> {
  const faults = await faultsNow(page)
  // News of the server may begin to change a colour in the middle of the look: then it has another contrast at the next one.
  const isPale = faults.length > 0 && faults.every((fault) => fault.startsWith('color-contrast:'))
  return isPale ? faultsNow(page) : faults
}

async function faultsNow(page: Page): Promise<string[]> {
  // What is read anew is paler until it is there.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.evaluate(endOfChanges)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)}`),
  )
}

/** Waits until nothing changes any more: a colour on its way to another has a contrast that nobody is shown for long. */
async function endOfChanges(): Promise<void> {
  const isEnding = (change: Animation) =>
    change.playState === 'running' && Number.isFinite(change.effect?.getComputedTiming().endTime)
  const frame = () => new Promise((shown) => requestAnimationFrame(shown))
  const changes = async () => {
    // What has just been decided begins to change with the next frame.
    await frame()
    await frame()
    return document.getAnimations().filter(isEnding)
  }
  for (let now = await changes(); now.length > 0; now = await changes()) {
    await Promise.allSettled(now.map(({ finished }) => finished))
  }
}
