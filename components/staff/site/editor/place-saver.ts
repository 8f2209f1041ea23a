import { Refusal } from '#lib/shared/refusal.ts'
import { plainWords } from '#lib/shared/text.ts'

/** How the words in a field are: a refused text is wrong, a conflict is with what a colleague has written meanwhile. */
export type SaveState =
  | { kind: 'saved' | 'saving' | 'failed' }
  | { kind: 'refused'; why: string }
  | { kind: 'conflict'; text: string; by: string | null }

/** What was typed, and what the person saw there before. */
export type Typed = { text: string; seen: string | null; typo: boolean }

/** What a text was when it was seen, and what it is now. */
export type Rewritten = { before: string | null; after: string | null }

type Saving = {
  send: (typed: Typed) => Promise<unknown>
  /** Keeps on the device what isn't saved; null for nothing. */
  keep: (typed: Typed | null) => void
}

const pauseMs = 700

/** Saves words as they're typed, one after another, each with the text that it was made from. */
export class PlaceSaver {
  private readonly saving: Saving
  private readonly followers = new Set<() => void>()
  private readonly savedBy = new Set<(saved: Rewritten) => void>()
  private state: SaveState = { kind: 'saved' }
  private seen: string | null
  /** The text of the server that was known when the last one was seen. */
  private known: string | null
  private wanted: Pick<Typed, 'text' | 'typo'> | null = null
  private isSending = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(seen: string | null, saving: Saving) {
    this.seen = seen
    this.known = seen
    this.saving = saving
  }

  readonly now = () => this.state

  /** Calls `changed` with each state, until the returned function is called. */
  readonly follow = (changed: () => void) => {
    this.followers.add(changed)
    return () => void this.followers.delete(changed)
  }

  /** Calls `saved` whenever words are saved. */
  onSaved(saved: (rewritten: Rewritten) => void): () => void {
    this.savedBy.add(saved)
    return () => void this.savedBy.delete(saved)
  }

  /** Saves a text once its typing has paused. `known` is the text of the server as the page has it. */
  type(text: string, typo: boolean, known: string | null): void {
    // While something isn't saved, nobody has seen what a colleague has written.
    if (!this.wanted && !this.isSending && known !== this.known) {
      this.seen = known
      this.known = known
    }
    this.wanted = { text, typo }
    this.saving.keep({ text, typo, seen: this.seen })
    this.set({ kind: 'saving' })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), pauseMs)
  }

  /** Saves at once what isn't saved. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    if (this.isSending || !this.wanted) return
    const typed = { ...this.wanted, seen: this.seen }
    this.isSending = true
    this.set({ kind: 'saving' })
    const state = await this.saving.send(typed).then(
      () => this.done(typed),
      (error) => this.refused(typed, error),
    )
    this.isSending = false
    // What was typed meanwhile is made from what is saved now.
    if (state.kind === 'saved' && this.wanted) return this.flush()
    this.set(state)
  }

  /** Saves over what a colleague has written, which has been seen by now. */
  over(theirs: string): Promise<void> {
    this.seen = theirs
    return this.flush()
  }

  /** Gives up what was typed, for the words that are there now. */
  give(theirs: string): void {
    clearTimeout(this.timer)
    this.seen = theirs
    this.wanted = null
    this.saving.keep(null)
    this.set({ kind: 'saved' })
  }

  private done({ text, typo, seen: before }: Typed): SaveState {
    const after = plainWords(text)
    this.seen = after
    if (this.wanted?.text === text && this.wanted.typo === typo) this.wanted = null
    this.saving.keep(this.wanted && { ...this.wanted, seen: this.seen })
    for (const saved of this.savedBy) saved({ before, after })
    return { kind: 'saved' }
  }

  private refused(typed: Typed, error: unknown): SaveState {
    if (!(error instanceof Refusal)) return { kind: 'failed' }
    const { errors, data } = error.detail
    if (error.code === 'changed_meanwhile') {
      const theirs = data as { text: string; by: string | null }
      // The answer to an earlier try got lost.
      if (theirs.text === plainWords(typed.text)) return this.done(typed)
      return { kind: 'conflict', text: theirs.text, by: theirs.by }
    }
    if (error.code !== 'validation_failed') return { kind: 'failed' }
    return { kind: 'refused', why: errors?.text ?? error.message }
  }

  private set(state: SaveState): void {
    this.state = state
    for (const changed of this.followers) changed()
  }
}
