import { type Chip, chipsIn, isChip, type Piece, tagsIn } from './pieces.ts'

type Field = {
  /** True for a text that may have several lines. */
  lines: boolean
  /** How a chip reads, as guests read it. */
  look: (chip: Chip) => string
  /** Returns why a message has to have these chips and tags, if it lacks one. */
  refuse: (pieces: Piece[]) => string | null
  onChange: (pieces: Piece[]) => void
  /** Called with why something wasn't done, and with null when something was. */
  onRefuse: (why: string | null) => void
}

// Browsers draw no caret beside a chip at the end of a text; this has no width.
const guard = '\ufeff'
const chipClass =
  'mx-px inline-flex items-baseline rounded-[7px] border border-lake-edge bg-lake-soft px-1.5 text-lake-dark select-all data-picked:border-lake data-picked:bg-lake data-picked:text-cream'

/**
 * A text with chips in it that people type in. Words are the browser's to change; a chip is one letter that goes as a whole: the
 * first Backspace picks it, the second takes it.
 */
export class WordsEditor {
  private readonly root: HTMLElement
  private readonly field: Field
  private readonly leaving = new AbortController()
  private good: Piece[] = []

  constructor(root: HTMLElement, field: Field) {
    this.root = root
    this.field = field
    const { signal } = this.leaving
    root.addEventListener('beforeinput', (event) => this.before(event), { signal })
    root.addEventListener('input', () => this.changed(), { signal })
    root.addEventListener('paste', (event) => this.paste(event), { signal })
    root.addEventListener('drop', (event) => event.preventDefault(), { signal })
    root.addEventListener('keydown', () => this.pick(null), { capture: true, signal })
    root.addEventListener('click', ({ target }) => this.click(target as Element), { signal })
  }

  stop(): void {
    this.leaving.abort()
  }

  /** Shows a text. */
  draw(pieces: Piece[]): void {
    this.good = pieces
    this.root.replaceChildren(...this.nodesOf(pieces))
  }

  /** Puts a chip where the caret is, or at the end. */
  insert(chip: Chip): void {
    const selection = this.root.ownerDocument.getSelection()
    const isHere = selection?.rangeCount && this.root.contains(selection.anchorNode)
    const range = isHere ? selection.getRangeAt(0) : this.endRange()
    range.deleteContents()
    const node = this.chipOf(chip)
    range.insertNode(node)
    node.after(guard)
    this.caretAfter(node)
    this.changed()
  }

  private nodesOf(pieces: Piece[]): Node[] {
    const nodes = pieces.flatMap((piece): (Node | string)[] => {
      if (typeof piece === 'string') return [piece]
      if (isChip(piece)) return [guard, this.chipOf(piece), guard]
      const tag = this.root.ownerDocument.createElement('span')
      tag.dataset.tag = piece.tag
      tag.className = 'rounded-sm bg-turmeric-tint decoration-dotted underline underline-offset-4'
      tag.append(...this.nodesOf(piece.pieces))
      return [tag]
    })
    return nodes.map((node) => (typeof node === 'string' ? new Text(node) : node))
  }

  private chipOf(chip: Chip): HTMLElement {
    const node = this.root.ownerDocument.createElement('span')
    node.contentEditable = 'false'
    node.dataset.chip = chip.chip
    node.dataset.raw = chip.raw
    node.className = chipClass
    node.textContent = this.field.look(chip)
    return node
  }

  private read(): Piece[] {
    return piecesIn(this.root)
  }

  private changed(): void {
    const pieces = this.read()
    // A keyboard that composes words can't be stopped before it has changed them.
    const why = this.field.refuse(pieces)
    if (why) {
      this.draw(this.good)
      this.caretAtEnd()
      this.field.onRefuse(why)
      return
    }
    this.good = pieces
    this.field.onRefuse(null)
    this.field.onChange(pieces)
  }

  private before(event: InputEvent): void {
    const { inputType } = event
    const selection = this.root.ownerDocument.getSelection()
    if (inputType === 'insertLineBreak' && this.field.lines) return
    if (/^(format|insertParagraph|insertLineBreak|insertFromDrop)/.test(inputType)) {
      event.preventDefault()
      if (this.field.lines && inputType === 'insertParagraph') this.edit('insertLineBreak')
    } else if (!selection?.isCollapsed) this.guardRange(event)
    else if (inputType.startsWith('delete')) {
      const beside = chipBeside(selection, /Forward$/.test(inputType) ? 'after' : 'before')
      if (!beside) return
      event.preventDefault()
      this.pick(beside)
    }
  }

  /** What is about to go, because it's picked or typed over, may hold a chip that has to stay. */
  private guardRange(event: InputEvent): void {
    const range = this.root.ownerDocument.getSelection()?.getRangeAt(0)
    if (!range || range.collapsed) return
    const chips = [...this.root.querySelectorAll<HTMLElement>('[data-chip], [data-tag]')]
    const going = chips.filter((chip) => isWithin(range, chip))
    if (going.length === 0) return
    const left = piecesIn(this.root, new Set(going))
    const why = this.field.refuse(left)
    if (!why) return
    event.preventDefault()
    this.field.onRefuse(why)
  }

  private paste(event: ClipboardEvent): void {
    event.preventDefault()
    const text = event.clipboardData?.getData('text/plain').replace(/\s*[\r\n]+\s*/g, ' ') ?? ''
    if (text) this.edit('insertText', text)
  }

  // The only way in which a change can be undone by the keys for that.
  private edit(command: 'insertText' | 'insertLineBreak', text?: string): void {
    this.root.ownerDocument.execCommand(command, false, text)
  }

  private click(target: Element): void {
    const chip = target.closest<HTMLElement>('[data-chip]')
    this.pick(chip)
  }

  /** Picks a chip, so that the next key can take it; or none. */
  private pick(chip: HTMLElement | null): void {
    for (const picked of this.root.querySelectorAll('[data-picked]')) {
      picked.removeAttribute('data-picked')
    }
    if (!chip) return
    chip.setAttribute('data-picked', '')
    const selection = this.root.ownerDocument.getSelection()
    const range = this.root.ownerDocument.createRange()
    range.selectNode(chip)
    selection?.removeAllRanges()
    selection?.addRange(range)
  }

  private endRange(): Range {
    const range = this.root.ownerDocument.createRange()
    range.selectNodeContents(this.root)
    range.collapse(false)
    return range
  }

  caretAtEnd(): void {
    const selection = this.root.ownerDocument.getSelection()
    selection?.removeAllRanges()
    selection?.addRange(this.endRange())
  }

  private caretAfter(node: Node): void {
    const range = this.root.ownerDocument.createRange()
    range.setStartAfter(node.nextSibling ?? node)
    const selection = this.root.ownerDocument.getSelection()
    selection?.removeAllRanges()
    selection?.addRange(range)
  }
}

const isEmpty = (text: string) => text.replaceAll(guard, '') === ''
const none: ReadonlySet<Node> = new Set()

/** Reads the parts of a message off what people have typed into, but for some of it. */
function piecesIn(parent: Node, without = none): Piece[] {
  return [...parent.childNodes].flatMap((node) =>
    without.has(node) ? [] : piecesOfNode(node, without),
  )
}

function piecesOfNode(node: Node, without: ReadonlySet<Node>): Piece[] {
  if (node instanceof Text) return isEmpty(node.data) ? [] : [node.data.replaceAll(guard, '')]
  if (node instanceof HTMLBRElement) return ['\n']
  const { tag, chip, raw = '' } = (node as HTMLElement).dataset
  if (chip !== undefined) return [{ chip, raw }]
  const pieces = piecesIn(node, without)
  return tag === undefined ? pieces : [{ tag, pieces }]
}

function isWithin(range: Range, node: Node): boolean {
  const own = new Range()
  own.selectNode(node)
  return (
    range.compareBoundaryPoints(Range.START_TO_START, own) <= 0 &&
    range.compareBoundaryPoints(Range.END_TO_END, own) >= 0
  )
}

type Side = 'before' | 'after'

const nextTo = (node: Node | null | undefined, side: Side) =>
  side === 'before' ? node?.previousSibling : node?.nextSibling

/** Returns the chip beside the caret, if there's no letter in between. */
function chipBeside({ anchorNode: node, anchorOffset: at }: Selection, side: Side) {
  let beside = nodeBeside(node, at, side)
  while (beside instanceof Text && isEmpty(beside.data)) beside = nextTo(beside, side)
  return beside instanceof HTMLElement && beside.dataset.chip !== undefined ? beside : null
}

function nodeBeside(node: Node | null, at: number, side: Side): Node | null | undefined {
  const isBefore = side === 'before'
  if (!(node instanceof Text)) return node?.childNodes[isBefore ? at - 1 : at]
  return isEmpty(isBefore ? node.data.slice(0, at) : node.data.slice(at))
    ? nextTo(node, side)
    : null
}

/** Returns the names of the chips and tags that a message has to have and lacks. */
export function missingIn(
  pieces: Piece[],
  needed: { chips: readonly string[]; tags: readonly string[] },
): { chip?: string | undefined; tag?: string | undefined } {
  const chips = new Set(chipsIn(pieces).map(({ chip }) => chip))
  const tags = new Set(tagsIn(pieces))
  return {
    chip: needed.chips.find((name) => !chips.has(name)),
    tag: needed.tags.find((name) => !tags.has(name)),
  }
}
