import { factOfMark } from '#lib/farm/rules/named-arguments.ts'
import { type Box, boxOf, firstWords, isLight } from './box-of.ts'
import type { Shown, ShownPicture } from './frame-marks.ts'
import { marksStyle } from './marks-style.ts'

/** What a mark tells of its place; `name` goes before its first words. */
export type MarkLook = {
  name: string
  isChanged?: boolean
  isOpen?: boolean
  isUnsaved?: boolean
  isExample?: boolean
}

type Mark = { key: string; button: HTMLButtonElement; of: Range | Element; label?: string }

/**
 * The outlines over a page, one for each time that it shows a place, and a button on each picture: in reading order, while the page
 * itself rests.
 */
export class MarksLayer {
  private readonly page: Document
  private readonly layer: HTMLElement
  private readonly leaving = new AbortController()
  private marks: Mark[] = []
  private frame = 0

  constructor(page: Document, onOpen: (key: string) => void) {
    this.page = page
    const sheet = page.createElement('style')
    sheet.textContent = marksStyle
    page.head.append(sheet)
    // Links and fields of the page do nothing, and only the marks are reached by Tab.
    for (const part of page.body.children) part.toggleAttribute('inert', true)
    unpin(page)
    this.layer = page.createElement('div')
    this.layer.id = 'marks'
    this.layer.addEventListener('click', ({ target }) => {
      const pressed = (target as Element).closest('button')
      const mark = this.marks.find(({ button }) => button === pressed)
      if (mark) onOpen(mark.key)
    })
    page.body.append(this.layer)
    this.follow()
  }

  // Fonts and pictures that come in move what's below them; parts that scroll move what's in them.
  private follow(): void {
    const { signal } = this.leaving
    const place = () => {
      cancelAnimationFrame(this.frame)
      this.frame = requestAnimationFrame(() => this.place())
    }
    const sizes = new ResizeObserver(place)
    sizes.observe(this.page.body)
    signal.addEventListener('abort', () => sizes.disconnect())
    this.page.addEventListener('scroll', place, { capture: true, passive: true, signal })
    this.page.addEventListener('load', place, { capture: true, signal })
    void this.page.fonts.ready.then(place)
  }

  /** Draws marks for what a page shows. */
  show(shown: readonly Shown[], pictures: readonly ShownPicture[]): void {
    const words = shown.map(({ key, range }) => ({ key, of: range, button: this.wordsButton(key) }))
    const photos = pictures.map(({ key, element, label }) => {
      return { key, of: element, label, button: this.pictureButton(label) }
    })
    this.marks = [...words, ...photos].sort(inReadingOrder)
    this.layer.replaceChildren(...this.marks.map(({ button }) => button))
    this.place()
  }

  private wordsButton(key: string): HTMLButtonElement {
    const button = this.page.createElement('button')
    button.type = 'button'
    button.toggleAttribute('data-fact', factOfMark(key) !== null)
    return button
  }

  private pictureButton(label: string): HTMLButtonElement {
    const button = this.page.createElement('button')
    button.type = 'button'
    button.lang = 'en'
    button.toggleAttribute('data-picture', true)
    const words = this.page.createElement('span')
    words.textContent = label
    button.append(words)
    return button
  }

  /** Shows what the marks tell now. */
  look(lookOf: (key: string) => MarkLook): void {
    for (const { button, key, of, label } of this.marks) {
      const { name, ...states } = lookOf(key)
      const about = 'startContainer' in of ? [name, firstWords(of)] : [`${label}:`, name]
      button.setAttribute('aria-label', about.join(' '))
      button.toggleAttribute('data-changed', states.isChanged ?? false)
      button.toggleAttribute('data-open', states.isOpen ?? false)
      button.toggleAttribute('data-unsaved', states.isUnsaved ?? false)
      button.toggleAttribute('data-example', states.isExample ?? false)
    }
  }

  /** The first mark of a place that's seen. */
  of(key: string): HTMLElement | undefined {
    return this.marks.find((mark) => mark.key === key && mark.button.style.display === '')?.button
  }

  /** Puts the marks where their words and pictures are. */
  place(): void {
    const origin = this.layer.getBoundingClientRect()
    const bar = this.page.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    // All are measured before any is moved.
    const found = this.marks.map(({ of }) => ({ box: boxOf(of), isDark: isLight(of) }))
    for (const [at, { button, key, of }] of this.marks.entries()) {
      const { box, isDark } = found[at] ?? {}
      button.style.display = box ? '' : 'none'
      if (!box) continue
      if ('startContainer' in of) placeOverWords(button, box, origin, factOfMark(key) !== null)
      else placeOnPicture(button, { ...box, top: Math.max(box.top, bar) }, origin)
      button.toggleAttribute('data-dark', isDark)
    }
  }

  stop(): void {
    cancelAnimationFrame(this.frame)
    this.leaving.abort()
  }
}

const startOf = (of: Range | Element): Node => ('startContainer' in of ? of.startContainer : of)

function inReadingOrder({ of: one }: Mark, { of: other }: Mark): number {
  if ('startContainer' in one && 'startContainer' in other) {
    return one.compareBoundaryPoints(Range.START_TO_START, other)
  }
  const place = startOf(one).compareDocumentPosition(startOf(other))
  return place & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

function placeOverWords(button: HTMLElement, box: Box, origin: DOMRect, isFact: boolean): void {
  // A fact is underlined from its first letter to its last.
  const beside = isFact ? 0 : 5
  button.style.left = `${box.left - origin.left - beside}px`
  button.style.top = `${box.top - origin.top - 4}px`
  button.style.width = `${Math.max(box.right - box.left + 2 * beside, 24)}px`
  button.style.height = `${Math.max(box.bottom - box.top + 8, 24)}px`
}

// A picture narrower than this has the sign alone.
const widthForWords = 220

/** Puts a button into the corner of a picture that's at the end of its upper edge. */
function placeOnPicture(button: HTMLElement, box: Box, origin: DOMRect): void {
  const { left, right, top } = box
  const isNarrow = right - left < widthForWords
  const gap = isNarrow ? 4 : 12
  const isRtl = button.ownerDocument.documentElement.dir === 'rtl'
  button.toggleAttribute('data-small', isNarrow)
  button.style.left = `${(isRtl ? left + gap : right - gap) - origin.left}px`
  button.style.top = `${top - origin.top + gap}px`
}

/** Leaves the bar at the top of the page, and takes away what else a guest has over it: their scripts aren't here to look after them. */
function unpin(page: Document): void {
  for (const part of page.body.querySelectorAll<HTMLElement>('*')) {
    const { position } = getComputedStyle(part)
    if (position !== 'fixed' && position !== 'sticky') continue
    if (position === 'sticky') part.style.position = 'relative'
    else if (part.closest('header')) part.style.position = 'absolute'
    else part.style.visibility = 'hidden'
  }
}
