import { ChevronRight, type LucideIcon } from 'lucide-react'
import { spellingsOf } from '#lib/shared/text.ts'

type FoundProps = {
  id: string
  title: string
  text: string
  /** The text that was typed, to be marked in both. */
  mark: string
  selected: boolean
  Icon?: LucideIcon
  onTake: () => void
}

/** A guest among the results, with what was typed marked in their name and number. */
export function Found({ id, title, text, mark, selected, Icon, onTake }: FoundProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its Enter takes what is selected
    <div
      aria-selected={selected}
      className={`grid min-h-[60px] cursor-pointer grid-cols-[36px_1fr_auto] items-center gap-3 border-rule border-b px-3.5 py-2 last:border-b-0 hover:bg-picked ${selected ? 'bg-picked' : ''}`}
      id={id}
      onClick={onTake}
      role="option"
      tabIndex={-1}
    >
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-full bg-[#e5dcc6] font-semibold text-sm"
      >
        {Icon ? <Icon size={18} /> : initials(title)}
      </span>
      <span className="min-w-0">
        <bdi className="block truncate font-semibold">
          <Marked mark={mark} text={title} />
        </bdi>
        <span className="num block text-ink-2 text-sm">
          <Marked mark={mark} text={text} />
        </span>
      </span>
      {selected && (
        <>
          <kbd className="rounded border border-line px-1.5 py-0.5 text-ink-2 text-xs max-lg:hidden">
            Enter
          </kbd>
          <ChevronRight aria-hidden="true" className="lg:hidden" size={18} />
        </>
      )}
    </div>
  )
}

// A number is found however it was typed, so its digits are compared alone.
function Marked({ text, mark }: { text: string; mark: string }) {
  const found = placeIn(text, mark)
  if (!found) return text
  const [from, to] = found
  return (
    <>
      {text.slice(0, from)}
      <mark className="rounded-[3px] bg-[#f8de9f] text-inherit">{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  )
}

function placeIn(text: string, mark: string): [number, number] | null {
  if (mark === '') return null
  const plain = text.toLowerCase().indexOf(mark.toLowerCase())
  if (plain >= 0) return [plain, plain + mark.length]
  const digits = spellingsOf(mark).find((spelling) => /^\d{3,}$/.test(spelling))
  const apart = digits && new RegExp(digits.split('').join('\\D{0,2}')).exec(text)
  return apart ? [apart.index, apart.index + apart[0].length] : null
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
