import { marksIn, withoutMarks } from '#lib/i18n/marks.ts'

/** What a page shows of a place: its key, and where its words are. A place may be shown several times. */
export type Shown = { key: string; range: Range }

type Spot = { node: Text; offset: number }
type Found = { key: string | undefined; from: Spot; to: Spot }

/**
 * Takes the marks out of a part of a page, and returns what they were around, in reading order. `keys` are those of all places, by
 * their numbers.
 */
export function takeMarks(root: Element, keys: readonly string[]): Shown[] {
  for (const element of root.querySelectorAll('*')) cleanAttributes(element)
  const open: Pick<Found, 'key' | 'from'>[] = []
  const found: Found[] = []
  for (const { number, ...spot } of textsOf(root).flatMap(takeFrom)) {
    if (number !== null) open.push({ key: keys[number], from: spot })
    else found.push({ key: undefined, from: spot, ...open.pop(), to: spot })
  }
  return found
    .flatMap(({ key, from, to }) => (key ? [{ key, range: rangeOf(root, from, to) }] : []))
    .sort(inOrder)
}

function textsOf(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** Takes the marks out of a text, and returns where they were. */
function takeFrom(node: Text): (Spot & { number: number | null })[] {
  let taken = 0
  const spots = marksIn(node.data).map(({ at, length, number }) => {
    const spot = { node, offset: at - taken, number }
    taken += length
    return spot
  })
  if (taken > 0) node.data = withoutMarks(node.data)
  return spots
}

function rangeOf({ ownerDocument }: Element, from: Spot, to: Spot): Range {
  const range = ownerDocument.createRange()
  range.setStart(from.node, from.offset)
  range.setEnd(to.node, to.offset)
  return range
}

const inOrder = (one: Shown, other: Shown) =>
  one.range.compareBoundaryPoints(Range.START_TO_START, other.range)

function cleanAttributes(element: Element): void {
  for (const { name, value } of element.attributes) {
    const clean = withoutMarks(value)
    if (clean !== value) element.setAttribute(name, clean)
  }
}

/** Returns the keys of the places that a page's marks number. */
export function keysOf(page: Document): string[] {
  const told = page.querySelector<HTMLMetaElement>('meta[name="places"]')
  return told?.content.split(' ') ?? []
}

/**
 * Takes the words that a place has in a newer page, where both pages show the same places. Returns false if the pages differ in
 * more than words.
 */
export function takeOver(shown: Shown[], newer: Shown[], changed: string): boolean {
  const isSame =
    shown.length === newer.length && shown.every(({ key }, at) => key === newer[at]?.key)
  if (!isSame) return false
  for (const [at, { key, range }] of shown.entries()) {
    const words = key === changed && newer[at]?.range.cloneContents()
    if (!words) continue
    range.deleteContents()
    range.insertNode(words)
  }
  return true
}
