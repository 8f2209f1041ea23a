import { addressOf } from '#calls/client.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { type Hidden, hiddenIn, keysOf, type Shown, takeMarks, takeOver } from './frame-marks.ts'
import { type MarkLook, MarksLayer } from './marks-layer.ts'
import { picturesIn } from './picture-marks.ts'

/** Returns the address of a page with marks. */
export const addressOfPage = (path: string) => addressOf('GET site/page', { query: { path } })

const besides = (shown: readonly Shown[], hidden: readonly Hidden[]) => {
  const seen = new Set(shown.map(({ key }) => key))
  return hidden.filter(({ key }) => !seen.has(key))
}

type Opens = (key: string) => void

/** A page of the guests in a frame, without its marks: outlines over the places that they were around, and buttons on its pictures. */
export class MarkedPage {
  readonly document: Document
  /** What the page has besides what it shows. */
  hidden: readonly Hidden[]
  private readonly shown: Shown[]
  private examples: Set<string>
  private readonly layer: MarksLayer

  /** Throws if the document is no page with marks. */
  constructor(page: Document, onOpen: Opens) {
    const keys = keysOf(page)
    if (keys.length === 0) throw new Error('This is no page of the site.')
    this.document = page
    const hidden = hiddenIn(page, keys)
    page.title = withoutMarks(page.title)
    this.shown = takeMarks(page.body, keys)
    this.hidden = besides(this.shown, hidden)
    this.examples = new Set(keysOf(page, 'examples'))
    this.layer = new MarksLayer(page, onOpen)
    this.layer.show(this.shown, picturesIn(page.body))
  }

  get hasExamples(): boolean {
    return this.shown.some(({ key }) => this.examples.has(key))
  }

  /** Returns true for words of the sample that only staff see. */
  isExample(key: string): boolean {
    return this.examples.has(key)
  }

  look(lookOf: (key: string) => MarkLook): void {
    this.layer.look(lookOf)
  }

  /** Shows the words that a place has now, where the reader is. Returns false if the page has to be loaded anew for that. */
  async refresh(path: string, key: string): Promise<boolean> {
    const answer = await fetch(addressOfPage(path), { cache: 'no-store' })
    if (!answer.ok) return false
    const newer = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const keys = keysOf(newer)
    this.hidden = besides(this.shown, hiddenIn(newer, keys))
    this.examples = new Set(keysOf(newer, 'examples'))
    const taken = takeOver(this.shown, takeMarks(newer.body, keys), key)
    this.layer.place()
    return taken
  }

  /** How far down the reader is. */
  get top(): number {
    return this.document.defaultView?.scrollY ?? 0
  }

  set top(top: number) {
    this.document.defaultView?.scrollTo({ top, behavior: 'instant' })
  }

  /** Where the first mark of a place is in the frame's window. */
  boxOf(key: string): DOMRect | null {
    return this.layer.of(key)?.getBoundingClientRect() ?? null
  }

  /** Brings a place to this height in the frame's window, with room below it at the end of the page. */
  reveal(key: string, top: number): void {
    const box = this.boxOf(key)
    const { defaultView: view, documentElement: root } = this.document
    if (!box || !view) return
    root.style.paddingBlockEnd = '70vh'
    view.scrollBy({ top: box.top - top, behavior: 'instant' })
  }

  /** Gives the keys back to a place, and takes the room away. Returns false if the page shows no such place. */
  leave(key: string): boolean {
    this.document.documentElement.style.paddingBlockEnd = ''
    const mark = this.layer.of(key)
    mark?.focus({ preventScroll: true })
    return mark !== undefined
  }

  stop(): void {
    this.layer.stop()
  }
}
