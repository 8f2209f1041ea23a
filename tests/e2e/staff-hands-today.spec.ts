import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { bookAtDesk } from '../support/desk-calls.ts'
import { act, button, card, undoOf } from '../support/desk-page.ts'
import { type Hand, handOf, waysOf } from '../support/hands.ts'
import { test } from '../support/site.ts'

test.use({ signedIn: true })
test.beforeEach(() => test.slow())

const paidInCash = { kind: 'received', method: 'cash', amount: '4720' }

/** Shows a list of the day: on a phone it stands behind a tab. */
async function show(hand: Hand, page: Page, list: string): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(list) })
  if ((await tab.count()) === 0) return
  if (hand.way !== 'keys') return hand.press(tab)
  await hand.press(page.getByRole('tab', { selected: true }))
  for (let arrows = 0; (await tab.getAttribute('aria-selected')) !== 'true'; arrows++) {
    expect(arrows, 'an arrow leads to the tab').toBeLessThan(4)
    await page.keyboard.press('ArrowRight')
  }
}

/** Chooses from the menu of a card. */
async function choose(hand: Hand, page: Page, name: string, item: RegExp): Promise<void> {
  await hand.press(button(page, `More for ${name}`))
  const choice = page.getByRole('menuitem', { name: item })
  if (hand.way !== 'keys') return hand.press(choice)
  for (let arrows = 0; !(await choice.evaluate(isActive)); arrows++) {
    expect(arrows, 'an arrow leads to the choice').toBeLessThan(8)
    await page.keyboard.press('ArrowDown')
  }
  // What has changed just before lets no press count for a moment.
  await expect(choice).toBeEnabled()
  await page.keyboard.press('Enter')
}

/** Says from the menu of a card that a guest comes about half past nine, as mouse and finger do elsewhere. */
async function changeTime(hand: Hand, page: Page, name: string): Promise<void> {
  await choose(hand, page, name, /^Edit arrival details/)
  const dialog = page.getByRole('dialog', { name: 'Arrival details' })
  await hand.fill(dialog.getByLabel('Arrival time'), '0930PM')
  await hand.press(button(dialog, 'Save'))
  await expect(dialog).toHaveCount(0)
  await expect(card(page, name).getByText(/9:30/)).toBeVisible()
}

function isActive(choice: Element): boolean {
  return choice.closest('[role="menu"]')?.getAttribute('aria-activedescendant') === choice.id
}

for (const { way, tag } of waysOf(0)) {
  test(`by ${way} alone guests come, leave or stay away, each is taken back, and the day is printed`, {
    tag,
  }, async ({ page, site }) => {
    const hand = handOf(page, way)
    const [paid, owing] = [`Ravi ${way}`, `Camille ${way}`]
    await bookAtDesk(site, { name: paid, inDays: 0, payment: paidInCash })
    await bookAtDesk(site, { name: owing, inDays: 0, room: 'Valley-View Cottage' })
    const printed: string[] = []
    await page.exposeFunction('print', () => printed.push('the sheet'))
    await page.goto('/app/today')
    await hand.press(button(page, 'Tomorrow'))
    await expect(page).toHaveURL(/day=tomorrow/)
    await hand.press(button(page, 'Today'))
    await hand.press(button(page, 'Print the sheet'))
    await expect.poll(() => printed).toEqual(['the sheet'])
    await show(hand, page, 'Meals')
    await expect(page.getByRole('region', { name: 'Meals' })).toBeVisible()
    await show(hand, page, 'Arriving')
    if (way === 'keys') await changeTime(hand, page, paid)

    await hand.press(act(card(page, paid), 'Check in'))
    await expect(page.getByText(`${paid} is in`)).toBeVisible()
    // A press just before the list changes counts for nothing.
    await expect(button(page, `Undo: ${paid}`)).toBeVisible()
    await hand.press(undoOf(page))
    await expect(act(card(page, paid), 'Check in')).toBeVisible()
    const beside = act(card(page, paid), 'No-show')
    if (await beside.isVisible()) await hand.press(beside)
    else await choose(hand, page, paid, /^Mark as no-show/)
    const missed = page.getByRole('dialog', { name: `Mark ${paid} as a no-show?` })
    await hand.choose(missed.getByRole('radio', { name: 'Put the room on sale' }))
    await hand.press(button(missed, 'Mark as no-show'))
    await expect(missed).toHaveCount(0)
    await hand.press(button(page, `Undo: ${paid}`))
    await expect(act(card(page, paid), 'Check in')).toBeVisible()

    await hand.press(act(card(page, owing), 'Check in'))
    const comes = page.getByRole('dialog', { name: `Check in ${owing}` })
    await hand.choose(comes.getByRole('radio', { name: 'Later' }))
    await hand.press(act(comes, 'Check in'))
    await expect(comes).toHaveCount(0)
    await show(hand, page, 'In house')
    await hand.press(act(card(page, owing), 'Collect'))
    const payment = page.getByRole('dialog', { name: 'Record a payment' })
    await expect(act(payment, 'Record')).toBeVisible()
    await hand.press(button(payment, 'Cancel'))
    await expect(payment).toHaveCount(0)
    await choose(hand, page, owing, /^Check out early/)
    const leaves = page.getByRole('dialog', { name: `Check out ${owing}` })
    await hand.choose(leaves.getByRole('radio', { name: 'Cash' }))
    await expect(act(leaves, 'Check out')).toBeEnabled()
    // Both windows have keys: each is looked at once.
    if (way === 'keys') expect(await axeFaults(page)).toEqual([])
    await hand.press(act(leaves, 'Check out'))
    await expect(page.getByText(`${owing} has checked out`)).toBeVisible()
    await expect(button(page, `More for ${owing}`)).toBeHidden()
    await show(hand, page, 'Leaving')
    await hand.press(button(card(page, owing), 'Mark as clean'))
    await expect(page.getByText(/ is clean\.$/)).toBeVisible()
    await hand.press(button(page, `Undo: ${owing}`))
    await expect(page.getByText(/in cash is still recorded/)).toBeVisible()
  })
}
