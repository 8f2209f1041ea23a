import { Check } from 'lucide-react'
import type { WordsState } from '#lib/farm/schema/words.ts'

const shapes: Record<Exclude<WordsState, 'yours'>, string> = {
  standard: 'rounded-[3px] border-2 border-ink-3',
  outdated: 'rounded-full bg-turmeric',
  missing: 'rounded-full border-2 border-red border-dashed',
  draft: 'rotate-45 scale-90 bg-indigo',
}

/** The shape that stands for a state; the word is beside it. */
export function StateShape({ state }: { state: WordsState }) {
  if (state === 'yours') {
    return <Check aria-hidden="true" className="shrink-0 text-leaf" size={15} strokeWidth={3.5} />
  }
  return <span aria-hidden="true" className={`size-3 shrink-0 ${shapes[state]}`} />
}
