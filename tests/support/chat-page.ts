import { expect, type Page } from '@playwright/test'
import config from '../../playwright.config.ts'

const launch = config.use?.launchOptions

/** The suite's browser with a microphone that hums, and that may be used unless a context forbids it. */
export const withMicrophone = {
  ...launch,
  args: [
    ...(launch?.args ?? []),
    '--use-fake-device-for-media-stream',
    // A browser without windows has nobody to ask.
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ],
}

/** The recorder's clock once a press is no tap any more and there is something to hear. */
export const longEnough = '0:02'

/** Counts the chat's rings and notes how loud they are, in place of the loudspeaker. */
export async function listenForBell(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const rings: number[] = []
    Object.assign(window, { rings })
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      if (this.src.endsWith('/sounds/bell.wav')) rings.push(this.volume)
      return play.call(this)
    }
  })
  return () => page.evaluate(() => (window as unknown as { rings: number[] }).rings)
}

/** Opens the chat of a page and begins a conversation; answers its id. */
export async function beginChat(page: Page, name = 'Asha Kulkarni'): Promise<string> {
  await page.getByRole('button', { name: 'Chat with us' }).click()
  const panel = page.getByRole('dialog', { name: 'Talk to us' })
  await expect(panel).toBeVisible()
  const leave = panel.getByRole('button', { name: 'Leave a message here' })
  const start = panel.getByRole('button', { name: 'Start chat' })
  await expect(leave.or(start).first()).toBeVisible()
  // Who is at the desk is known a moment later than the form is there.
  await page.waitForLoadState('networkidle')
  if (await leave.isVisible()) await leave.click()
  await panel.getByLabel('Name').fill(name)
  await panel.getByLabel('Mobile').fill('98200 41730')
  await start.click()
  await expect(panel.getByRole('textbox', { name: 'Your message' })).toBeVisible()
  return page.evaluate(() => localStorage.getItem('chat_id') ?? '')
}

/** Writes a message and sends it by Enter. */
export async function write(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Your message' })
  await field.fill(text)
  await field.press('Enter')
}
