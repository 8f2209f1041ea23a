import { expect, type Page } from '@playwright/test'

export const viewer = (page: Page) => page.getByRole('dialog')
/** The pictures of the open set. */
export const tiles = (page: Page) => page.locator('[role=tabpanel]:visible figure a')
/** The viewer's first line, which says which picture of how many it shows. */
export const counter = (page: Page) => viewer(page).locator('p').first()

/** Opens the gallery and waits until its tabs answer. */
export async function visit(page: Page, path = '/gallery') {
  await page.goto(path)
  await expect(page.getByRole('tablist')).toBeVisible()
}

/** Opens a picture of the open set, by its place. */
export async function open(page: Page, place: number) {
  await tiles(page)
    .nth(place - 1)
    .click()
  await expect(viewer(page)).toBeVisible()
}
