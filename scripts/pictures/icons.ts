import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { writeIfChanged } from './hashed-files.ts'

// The drawing's own ground: fills the corners where a system cuts its own shape.
const ground = '#12302F'

const icons = [
  { file: 'public/apple-touch-icon.png', size: 180, mark: 180, flat: true },
  { file: 'public/icon-192.png', size: 192, mark: 192, flat: false },
  { file: 'public/icon-512.png', size: 512, mark: 512, flat: false },
  // Android may cut away all but the middle 80 %.
  { file: 'public/icon-maskable-512.png', size: 512, mark: 420, flat: true },
]

/** Draws the web icons from the one mark. */
export async function drawIcons(): Promise<void> {
  const mark = await readFile('public/icon.svg')
  for (const icon of icons) {
    const drawn = await sharp(mark, { density: 300 }).resize(icon.mark).png().toBuffer()
    const edge = Math.round((icon.size - icon.mark) / 2)
    const page = sharp(drawn).extend({
      top: edge,
      bottom: edge,
      left: edge,
      right: edge,
      background: ground,
    })
    if (icon.flat) page.flatten({ background: ground })
    await writeIfChanged(
      icon.file,
      await page.png({ compressionLevel: 9, palette: true }).toBuffer(),
    )
  }
}
