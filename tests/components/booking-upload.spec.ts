import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { freshStay, giveProof, goToPayment, goToProof } from '../support/booking-page.ts'
import { photoJpeg } from '../support/pictures.ts'
import { test } from '../support/stage.ts'
import { stageBooking } from '../support/stage-booking.ts'
import { sayPaid } from '../support/upi.ts'

test.beforeEach(({ stage }) => void stageBooking(stage))

const alert = (page: Page) => page.locator('main [role=alert]')
const submit = (page: Page) => page.getByRole('button', { name: 'Submit booking' })
const done = (page: Page) => page.getByRole('heading', { name: 'We have your booking' })
const preview = (page: Page) => page.getByAltText('Your screenshot')

/** A picture in the phones' own format: 360 × 640, HEVC, as libheif 1.15 with x265 writes it. */
const heic = () => readFileSync(join(import.meta.dirname, '../support/paid.heic'))

async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ name, data }) => {
      const transfer = new DataTransfer()
      // Windows knows no type for it.
      transfer.items.add(new File([new Uint8Array(data)], name))
      return transfer
    },
    { name, data: [...bytes] },
  )
  const field = page.getByRole('region', { name: 'Payment screenshot' })
  for (const type of ['dragover', 'drop']) await field.dispatchEvent(type, { dataTransfer })
}

test('a HEIC picture can be dropped, becomes a JPEG here, and is sent; a reload does not send it twice', {
  tag: '@desktop',
}, async ({ page }) => {
  await goToProof(page, freshStay())
  await drop(page, 'broken.heic', heic().subarray(0, 600))
  await expect(page.getByText('We couldn’t convert this HEIC picture here.')).toBeVisible()
  await drop(page, 'IMG_0042.HEIC', heic())
  await expect(preview(page)).toBeVisible()
  await expect(page.getByText('IMG_0042.jpg')).toBeVisible()
  const size = (image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]
  expect(await preview(page).evaluate(size)).toEqual([360, 640])
  await page.getByLabel('Type this word').fill('farmstay')
  await submit(page).click()
  await expect(done(page)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('')
})

test('without a line at the code and at the proof nothing is lost, and the way goes on', async ({
  page,
  context,
}) => {
  await goToPayment(page, freshStay())
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await sayPaid(page)
  await giveProof(page)
  await submit(page).click()
  await expect(alert(page)).toContainText('You’re offline.')
  await expect(alert(page)).toContainText('Nothing you typed is lost.')
  await expect(preview(page)).toBeVisible()
  await context.setOffline(false)
  await submit(page).click()
  await expect(done(page)).toBeVisible()
})

test('a photograph of 12 megapixels on a slow line: how much has gone can be watched', async ({
  page,
}) => {
  await goToProof(page, freshStay())
  const photo = { name: 'IMG_0043.JPG', mimeType: 'image/jpeg', buffer: await photoJpeg() }
  await page.locator('#booking-screenshot').setInputFiles(photo)
  await expect(preview(page)).toBeVisible()
  await page.getByLabel('Type this word').fill('farmstay')
  const client = await page.context().newCDPSession(page)
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 1_000_000,
    uploadThroughput: photo.buffer.length / 4,
  })
  const seen = page.evaluate(watchProgress)
  await submit(page).click()
  await expect(done(page)).toBeVisible()
  const between = (await seen).filter((share) => share > 0 && share < 100)
  expect(between.length).toBeGreaterThanOrEqual(2)
  expect(between).toEqual([...between].sort((one, other) => one - other))
  await client.detach()
})

/** In the page: what the progress bar says, from when it comes until it goes. */
function watchProgress(): Promise<number[]> {
  return new Promise((resolve) => {
    const shares: number[] = []
    const watch = new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar]')
      if (bar) {
        shares.push(Number(bar.getAttribute('aria-valuenow')))
      } else if (shares.length > 0) {
        watch.disconnect()
        resolve(shares)
      }
    })
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}
