import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { freshStay, goToProof } from '../support/booking-page.ts'
import { photoJpeg } from '../support/pictures.ts'
import { receipt } from '../support/receipts.ts'
import { test } from '../support/site.ts'

const preview = (page: Page) => page.getByAltText('Your screenshot')
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('#booking-screenshot').setInputFiles({ name, mimeType, buffer })
const sizeOf = (page: Page) =>
  preview(page).evaluate(async (picture: HTMLImageElement) => {
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
  })

/** A bank's receipt of one page, as plain as a PDF can be. */
const bankPdf = (
  page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
) => {
  const text = 'BT /F 24 Tf 72 700 Td (NEFT of Rs 4,868.00, reference N321548210937) Tj ET'
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj${page}endobj
4 0 obj<</Length ${text.length}>>stream
${text}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`)
}
const proof = (name: string) => readFileSync(`tests/fixtures/proofs/${name}`)

test('a bank’s PDF is taken: its first page is drawn, shown and sent', async ({ page }) => {
  await goToProof(page, freshStay())
  await choose(page, 'neft.pdf', 'application/pdf', bankPdf())
  await expect(preview(page)).toBeVisible()
  await expect(page.getByText('neft.jpg')).toBeVisible()
  expect(await sizeOf(page)).toEqual([1413, 2000])
  const ink = await preview(page).evaluate((picture: HTMLImageElement) => {
    const canvas = document.createElement('canvas')
    canvas.width = picture.naturalWidth
    canvas.height = picture.naturalHeight
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0)
    const { data = [] } = context?.getImageData(100, 250, 1200, 120) ?? {}
    return data.filter((_, at) => at % 4 === 0).filter((red) => red < 100).length
  })
  expect(ink).toBeGreaterThan(500)
  await page.getByLabel('Type this word').fill('farmstay')
  await page.getByRole('button', { name: 'Submit booking' }).click()
  await expect(page.getByRole('heading', { name: 'We have your booking' })).toBeVisible()
})

test('a file that does not open is refused with what to do, and the good one before it stays', async ({
  page,
}) => {
  await goToProof(page, freshStay())
  await choose(page, 'paid.jpg', 'image/jpeg', await receipt())
  await expect(page.getByText('paid.jpg')).toBeVisible()
  for (const [name, type, bytes, said] of [
    ['x.tiff', 'image/tiff', proof('x.tiff'), 'We can’t open TIFF files.'],
    ['receipt.pdf', 'application/pdf', proof('receipt.pdf'), 'We can’t open that PDF.'],
    [
      'damaged.jpg',
      'image/jpeg',
      Buffer.from('\xff\xd8\xff broken', 'latin1'),
      'We can’t open that file.',
    ],
    ['empty.png', 'image/png', Buffer.alloc(0), 'We can’t open that file.'],
  ] as const) {
    await choose(page, name, type, Buffer.from(bytes))
    await expect(page.getByText(said)).toBeVisible()
    await expect(page.getByText('We’ve kept the screenshot you chose before.')).toBeVisible()
    await expect(page.getByText('paid.jpg')).toBeVisible()
    await expect(preview(page)).toBeVisible()
  }
})

test('a photograph is made smaller before it is sent, and a scrolled screenshot keeps its width', async ({
  page,
}) => {
  await goToProof(page, freshStay())
  await choose(page, 'photo.jpg', 'image/jpeg', Buffer.from(await photoJpeg()))
  await expect(preview(page)).toBeVisible()
  expect(Math.max(...(await sizeOf(page)))).toBe(2000)
  const long = sharp({ create: { width: 1080, height: 14_000, channels: 3, background: '#fff' } })
  await choose(page, 'scrolled.png', 'image/png', await long.png().toBuffer())
  await expect(page.getByText('scrolled.png')).toBeVisible()
  expect(await sizeOf(page)).toEqual([1080, 14_000])
})
