import { factOfMark } from '#lib/farm/rules/named-arguments.ts'
import { boxOf, firstWords, isLight } from './box-of.ts'
import type { Shown } from './frame-marks.ts'

/** What a mark tells of its place; `name` goes before its first words. */
export type MarkLook = { name: string; isChanged: boolean; isOpen: boolean; isUnsaved: boolean }

type Mark = Shown & { button: HTMLButtonElement }

// The page's own stylesheet has none of our classes, and its policy allows this.
const style = `
#marks{position:absolute;top:0;left:0;width:100%;height:0;z-index:2147483000}
#marks button{all:unset;position:absolute;box-sizing:border-box;cursor:pointer;border-radius:8px;border:1.5px dashed rgb(31 92 90/.75)}
#marks button[data-dark]{border-color:rgb(255 248 232/.85)}
#marks button[data-open]{border:2.5px solid #1f5c5a;background:rgb(31 92 90/.06)}
#marks button[data-dark][data-open]{border-color:#faf4e6;background:rgb(250 244 230/.1)}
@media(hover:hover){#marks button:hover{border:2.5px solid #1f5c5a}#marks button[data-dark]:hover{border-color:#faf4e6}}
#marks button:focus-visible{outline:3px solid #12302f;outline-offset:2px}
#marks button[data-dark]:focus-visible{outline-color:#e5a13a}
#marks button[data-changed]::after{content:"";position:absolute;top:-9px;inset-inline-end:-9px;width:15px;height:15px;border-radius:50%;background:#e5a13a;border:2.5px solid #fff;box-sizing:border-box}
#marks button[data-unsaved]{border:2.5px solid #b3261e}
#marks button[data-fact]{border:0;border-bottom:2px dotted #1f5c5a;border-radius:0}
#marks button[data-fact][data-dark]{border-color:#faf4e6}
@media(hover:hover){#marks button[data-fact]:hover{border:0;border-bottom:2px solid #1f5c5a;background:rgb(31 92 90/.12)}}
@media print{#marks{display:none}}
`

/** The outlines over a page, one for each time that it shows a place: buttons in reading order, while the page itself rests. */
export class MarksLayer {
  private readonly page: Document
  private readonly layer: HTMLElement
  private readonly leaving = new AbortController()
  private marks: Mark[] = []
  private frame = 0

  constructor(page: Document, onOpen: (key: string) => void) {
    this.page = page
    const sheet = page.createElement('style')
    sheet.textContent = style
    page.head.append(sheet)
    // Links and fields of the page do nothing, and only the marks are reached by Tab.
    for (const part of page.body.children) part.toggleAttribute('inert', true)
    unpin(page)
    this.layer = page.createElement('div')
    this.layer.id = 'marks'
    this.layer.addEventListener('click', ({ target }) => {
      const mark = this.marks.find(({ button }) => button === target)
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
  show(shown: Shown[]): void {
    this.marks = shown.map((place) => {
      const button = this.page.createElement('button')
      button.type = 'button'
      button.toggleAttribute('data-fact', factOfMark(place.key) !== null)
      return { ...place, button }
    })
    this.layer.replaceChildren(...this.marks.map(({ button }) => button))
    this.place()
  }

  /** Shows what the marks tell now. */
  look(lookOf: (key: string) => MarkLook): void {
    for (const { button, key, range } of this.marks) {
      const { name, isChanged, isOpen, isUnsaved } = lookOf(key)
      button.setAttribute('aria-label', `${name} ${firstWords(range)}`)
      button.toggleAttribute('data-changed', isChanged)
      button.toggleAttribute('data-open', isOpen)
      button.toggleAttribute('data-unsaved', isUnsaved)
    }
  }

  /** The first mark of a place that's seen. */
  of(key: string): HTMLElement | undefined {
    return this.marks.find((mark) => mark.key === key && mark.button.style.display === '')?.button
  }

  /** Puts the marks where their words are. */
  place(): void {
    const origin = this.layer.getBoundingClientRect()
    // All are measured before any is moved.
    const found = this.marks.map(({ range }) => ({ box: boxOf(range), isDark: isLight(range) }))
    for (const [at, { button, key }] of this.marks.entries()) {
      const { box, isDark } = found[at] ?? {}
      button.style.display = box ? '' : 'none'
      if (!box) continue
      const size = { left: box.left - origin.left, top: box.top - origin.top }
      // A fact is underlined from its first letter to its last.
      const beside = factOfMark(key) ? 0 : 5
      button.style.left = `${size.left - beside}px`
      button.style.top = `${size.top - 4}px`
      button.style.width = `${Math.max(box.right - box.left + 2 * beside, 24)}px`
      button.style.height = `${Math.max(box.bottom - box.top + 8, 24)}px`
      button.toggleAttribute('data-dark', isDark)
    }
  }

  stop(): void {
    cancelAnimationFrame(this.frame)
    this.leaving.abort()
  }
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
