import { marksIn, withoutMarks } from '#lib/i18n/marks.ts'

/** What a page shows of a place: its key, and where its words are. A place may be shown several times. */
export type Shown = { key: string; range: Range }

/** A picture that a page shows and staff can change. */
export type ShownPicture = { key: string; element: HTMLElement; label: string }

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

/** Words that a page has, but shows nowhere: in its head, for search engines, and as texts of pictures. */
export type Hidden = { key: string; words: string }

/** Returns the words of places that a page with marks has in its head and in attributes, each once. */
export function hiddenIn(page: Document, keys: readonly string[]): Hidden[] {
  const texts = [...page.querySelectorAll('*')].flatMap((element) => [
    ...(element.localName === 'title' ? [element.textContent] : []),
    ...[...element.attributes].map(({ value }) => value),
  ])
  const found = texts.flatMap((text): [string, string][] => {
    const number = marksIn(text)[0]?.number ?? null
    const key = number === null ? undefined : keys[number]
    return key === undefined ? [] : [[key, withoutMarks(text)]]
  })
  return [...new Map(found)].map(([key, words]) => ({ key, words }))
}

/** Returns the keys of the places that a page's marks number. */
export function keysOf(page: Document, name: 'places' | 'examples' = 'places'): string[] {
  const told = page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
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
    const now = key === changed ? newer[at] : undefined
    if (!now) continue
    const inner = shown.flatMap((one, index) => {
      const other = newer[index]
      return index > at && other && isWithin(now.range, other.range) ? [[one, other] as const] : []
    })
    range.deleteContents()
    range.insertNode(now.range.cloneContents())
    for (const [one, other] of inner)
      putWithin(range, one.range, lettersBefore(now.range, other.range))
  }
  return true
}

const isWithin = (outer: Range, inner: Range) =>
  outer.compareBoundaryPoints(Range.START_TO_START, inner) <= 0 &&
  outer.compareBoundaryPoints(Range.END_TO_END, inner) >= 0

/** How many letters of a range are before another that's in it, and before the end of that. */
function lettersBefore(outer: Range, inner: Range): [from: number, to: number] {
  const before = outer.cloneRange()
  before.setEnd(inner.startContainer, inner.startOffset)
  const from = before.toString().length
  return [from, from + inner.toString().length]
}

/** Puts a range around some letters of another. */
function putWithin(outer: Range, range: Range, [from, to]: [number, number]): void {
  const [first, last] = [letterIn(outer, from + 1), letterIn(outer, to)]
  if (!first || !last) return
  range.setStart(first.node, first.offset - 1)
  range.setEnd(last.node, last.offset)
}

/** Returns where a letter of a range ends, by its number. */
function letterIn(outer: Range, letter: number): Spot | null {
  const root = outer.commonAncestorContainer
  let left = letter
  for (const node of root.nodeType === Node.ELEMENT_NODE
    ? textsOf(root as Element)
    : [root as Text]) {
    if (!outer.intersectsNode(node)) continue
    const begin = node === outer.startContainer ? outer.startOffset : 0
    const length = (node === outer.endContainer ? outer.endOffset : node.length) - begin
    if (left <= length) return { node, offset: begin + left }
    left -= length
  }
  return null
}
