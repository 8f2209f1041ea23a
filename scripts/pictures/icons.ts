import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeIfChanged } from './hashed-files.ts'

// The drawing's own ground: fills the corners where a system cuts its own shape.
const ground = '#12302F'

const icons = [
  { file: 'apple-touch-icon.png', size: 180, mark: 180, flat: true },
  { file: 'icon-192.png', size: 192, mark: 192, flat: false },
  { file: 'icon-512.png', size: 512, mark: 512, flat: false },
  // Android may cut away all but the middle 80 %.
  { file: 'icon-maskable-512.png', size: 512, mark: 420, flat: true },
]

/** Draws the web icons from the sample's mark, and those of other farms from a plain one. */
export async function drawIcons(): Promise<void> {
  await drawIconsIn('public')
  await drawIconsIn('public/plain')
}

async function drawIconsIn(folder: string): Promise<void> {
  const mark = await readFile(join(folder, 'icon.svg'))
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
      join(folder, icon.file),
      await page.png({ compressionLevel: 9, palette: true }).toBuffer(),
    )
  }
}
