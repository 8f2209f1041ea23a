/** A rectangle in a window. */
export type Box = { left: number; top: number; right: number; bottom: number }

function elementOf(shown: Range | Element): Element {
  if (!('startContainer' in shown)) return shown
  const { startContainer: node } = shown
  return node.nodeType === Node.ELEMENT_NODE ? (node as Element) : (node.parentElement as Element)
}

/** Where some words or a picture are in their window, as far as they can be seen; null if they can't. */
export function boxOf(shown: Range | Element): Box | null {
  const element = elementOf(shown)
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null
  const rects = [...shown.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  if (rects.length === 0) return null
  const whole: Box = {
    left: Math.min(...rects.map(({ left }) => left)),
    top: Math.min(...rects.map(({ top }) => top)),
    right: Math.max(...rects.map(({ right }) => right)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  }
  const box = above(element)
    .filter((parent) => getComputedStyle(parent).overflow !== 'visible')
    .reduce((seen, parent) => within(seen, parent.getBoundingClientRect()), whole)
  return box.right - box.left > 4 && box.bottom - box.top > 4 ? box : null
}

/** An element and those around it, up to the body. */
function above(element: Element): Element[] {
  const { parentElement: parent, ownerDocument } = element
  return parent && element !== ownerDocument.body ? [element, ...above(parent)] : []
}

const within = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

/** Returns true for light words, which are on something dark. */
export function isLight(shown: Range | Element): boolean {
  const { color } = getComputedStyle(elementOf(shown))
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? []
  return 0.3 * red + 0.59 * green + 0.11 * blue > 140
}

const mostLetters = 40

/** The first of some words, by which a mark is named. */
export function firstWords(range: Range): string {
  const words = range.toString().replace(/\s+/g, ' ').trim()
  if (words.length <= mostLetters) return words
  return `${words.slice(0, mostLetters).replace(/\s+\S*$/, '')}…`
}
