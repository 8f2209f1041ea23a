import type { Page } from '@playwright/test'
import sharp from 'sharp'

type Colour = [red: number, green: number, blue: number, alpha: number]
type Line = {
  text: string
  x: number
  y: number
  width: number
  height: number
  colour: Colour
  large: boolean
}
type Pixels = { data: Buffer; info: { width: number; height: number } }

/** The share of a line's pixels that may fall short: the grain of a picture has single bright points. */
const tolerated = 0.02
/** The height in pixels at the top of the window that the site's bar covers on a scrolled page. */
const bar = 90

/**
 * Returns the lines of text on pictures that cannot be read well, with the share of the pixels behind each that give
 * less contrast than WCAG 1.4.3 asks for. Axe skips these: it does not look at pictures.
 */
export async function dimLines(page: Page): Promise<string[]> {
  const hidden = await page.addStyleTag({ content: wordless })
  const browser = await page.context().newCDPSession(page)
  const faults: string[] = []
  let from: number | null = 0
  while (from !== null) {
    const { lines, next }: { lines: Line[]; next: number | null } = await page.evaluate(
      linesOnPictures,
      { from, bar },
    )
    from = next
    if (lines.length === 0) continue
    // Packed as quickly as the browser can, which Playwright's own pictures aren't: here that took most of the time.
    const { data } = await browser.send('Page.captureScreenshot', { optimizeForSpeed: true })
    const picture = sharp(Buffer.from(data, 'base64')).removeAlpha().raw()
    const pixels = await picture.toBuffer({ resolveWithObject: true })
    for (const line of lines) {
      const share = shareTooDim(line, pixels)
      if (share > tolerated) faults.push(`${Math.round(share * 100)} % behind “${line.text}”`)
    }
  }
  await Promise.all([hidden.evaluate((style) => (style as Element).remove()), browser.detach()])
  return faults
}

// The filling stays transparent when the colour is read.
const wordless = `
  *, ::before, ::after { -webkit-text-fill-color: transparent !important;
    text-decoration: none !important; transition: none !important }
  .chat-button, .dock { display: none !important }`

/**
 * Scrolls to the first line over a picture from `from` on, a position in the page, and returns all such lines that the
 * window then shows, and from where to go on.
 */
async function linesOnPictures({ from, bar }: { from: number; bar: number }) {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img')]
  const shown = pictures.filter((picture) => picture.checkVisibility())
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('no canvas')
  const colourOf = ({ color }: CSSStyleDeclaration): Colour => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data] as Colour
  }
  const linesNow = () => {
    const boxes = shown.map((picture) => picture.getBoundingClientRect())
    const lines: Line[] = []
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (words.nextNode()) {
      const holder = words.currentNode.parentElement
      const text = words.currentNode.textContent?.trim()
      if (!holder?.checkVisibility({ visibilityProperty: true }) || !text) continue
      // Text for screen readers alone is in a box of one pixel; the bar changes its look while the page scrolls.
      if (holder.offsetWidth === 1 || holder.closest('.sr-only, header')) continue
      range.selectNodeContents(words.currentNode)
      for (const { x, y, width, height, right, bottom } of range.getClientRects()) {
        const onPicture = boxes.some(
          (box) => box.left < right && box.right > x && box.top < bottom && box.bottom > y,
        )
        if (width < 3 || !onPicture) continue
        const style = getComputedStyle(holder)
        const size = Number.parseFloat(style.fontSize)
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
        const colour = colourOf(style)
        lines.push({ text: text.slice(0, 40), x, y, width, height, colour, large })
      }
    }
    return lines
  }
  const later = linesNow().filter(({ y }) => y + scrollY >= from)
  const first = Math.min(...later.map(({ y }) => y + scrollY))
  if (later.length === 0) return { lines: [], next: null }
  scrollTo({ top: from === 0 ? 0 : first - bar, behavior: 'instant' })
  const near = shown.filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return top < innerHeight && bottom > 0
  })
  for (const picture of near) picture.loading = 'eager'
  // A new width chooses other files: decoding fails when one is replaced under way, and is tried again.
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  const arrived = async (picture: HTMLImageElement): Promise<void> => {
    const isDecoded = await picture.decode().then(
      () => picture.complete,
      () => false,
    )
    if (isDecoded) return
    await new Promise((later) => setTimeout(later, 50))
    return arrived(picture)
  }
  await Promise.all(near.map(arrived))
  const seen = linesNow().filter(
    ({ y, height }) => y + scrollY >= from && y + height <= innerHeight,
  )
  const last = Math.max(from === 0 ? 0 : first, ...seen.map(({ y }) => y + scrollY))
  return { lines: seen, next: last + 1 }
}

function shareTooDim(line: Line, { data, info: { width, height } }: Pixels): number {
  const least = line.large ? 3 : 4.5
  const [left, top] = [Math.max(Math.round(line.x), 0), Math.max(Math.round(line.y), 0)]
  let all = 0
  let dim = 0
  for (let y = top; y < Math.min(top + line.height, height); y += 1) {
    for (let x = left; x < Math.min(left + line.width, width); x += 1) {
      const at = (y * width + x) * 3
      all += 1
      if (contrast(line.colour, data, at) < least) dim += 1
    }
  }
  return all === 0 ? 0 : dim / all
}

/** The luminance of each value of a channel, as WCAG 2 has it. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

/** Returns the contrast of a colour, which may be translucent, on the opaque pixel at `at`. */
function contrast([red, green, blue, alpha]: Colour, data: Buffer, at: number): number {
  const behind = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
  const mixed = (value: number, below: number) =>
    Math.round((value * alpha + below * (255 - alpha)) / 255)
  const a = luminance(mixed(red, behind[0]), mixed(green, behind[1]), mixed(blue, behind[2]))
  const b = luminance(...behind)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0)
}
