import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds wrong on the page, a line a place: the rule, then where. */
export async function axeFaults(page: Page): Promise<string[]> {
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

// A colour on its way to another has a contrast that nobody is shown for long.
async function endOfChanges(): Promise<void> {
  const changes = document
    .getAnimations()
    .filter((change) => change instanceof CSSTransition && change.playState === 'running')
  await Promise.allSettled(changes.map(({ finished }) => finished))
}
