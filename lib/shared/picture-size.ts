type Size = { width: number; height: number }

// A scrolled screenshot is read line by line, as wide as a phone shows it.
const readableWidth = 1080
// WebP has 16,383 rows at most.
const mostHeight = 16_000

/**
 * Returns the size in which a picture is kept: its longer side is `side` pixels at most, but one that is higher than wide
 * keeps the width of a phone's screen. It never becomes larger.
 */
export function keptSize({ width, height }: Size, side: number): Size {
  const whole = side / Math.max(width, height)
  const readable = height > width ? Math.min(side, readableWidth) / width : 0
  const scale = Math.min(1, Math.max(whole, readable), mostHeight / height)
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  return { width: scaled(width), height: scaled(height) }
}
