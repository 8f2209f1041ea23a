import type { getDocumentProxy } from 'unpdf'
import { pause } from '#lib/shared/pause.ts'
import { keptSize } from '#lib/shared/picture-size.ts'

// A receipt takes less than a second on a slow phone.
const mostMs = 20_000
// Points are 1/72 inch: so many pixels for each show the smallest print.
const mostScale = 4
const mostImagePixels = 16_000_000

/**
 * Draws the first page of a PDF as a JPEG; null if it does not open, as one with a password, or not in time. Strangers'
 * PDFs are drawn here, in the sender's browser, so that the server never reads one. The reader is as large as a
 * page of the site and is loaded only with a PDF.
 */
export async function drawnPage(file: File, side: number): Promise<Blob | null> {
  try {
    return await Promise.race([draw(file, side), pause(mostMs).then(() => null)])
  } catch (error) {
    console.warn('The PDF could not be opened.', error)
    return null
  }
}

async function draw(file: File, side: number): Promise<Blob | null> {
  const { getDocumentProxy: open } = await import('unpdf')
  const pdf = await open(new Uint8Array(await file.arrayBuffer()), {
    maxImageSize: mostImagePixels,
    // Our Content-Security-Policy forbids WebAssembly.
    useWasm: false,
    verbosity: 0,
  })
  try {
    return await drawn(await pdf.getPage(1), side)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Document['getPage']>>

async function drawn(page: Page, side: number): Promise<Blob | null> {
  const points = page.getViewport({ scale: 1 })
  const large = { width: points.width * mostScale, height: points.height * mostScale }
  const viewport = page.getViewport({ scale: keptSize(large, side).width / points.width })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  const canvasContext = canvas.getContext('2d')
  if (!canvasContext) return null
  await page.render({ canvas, canvasContext, viewport }).promise
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
}
