import { ChevronDown, ChevronUp } from 'lucide-react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { PlainDecide } from '../action/decide.tsx'

const t = staffWords('kit')

const moves = [
  { by: -1, Icon: ChevronUp, name: 'up' },
  { by: 1, Icon: ChevronDown, name: 'down' },
] as const

export type By = (typeof moves)[number]['by']

type MoveButtonsProps = {
  /** What is moved. */
  name: string
  busy: boolean
  canMove: (by: By) => boolean
  onMove: (by: By) => void
}

/** The buttons that move something up or down among others. */
export function MoveButtons({ name, busy, canMove, onMove }: MoveButtonsProps) {
  return moves.map(({ by, Icon, name: way }) => (
    <PlainDecide
      aria-label={t(`list.move.${way}.named`, { name })}
      busy={busy || !canMove(by)}
      className="icon-button aria-disabled:text-ink-3"
      key={way}
      onPress={() => onMove(by)}
      title={t(`list.move.${way}.title`)}
    >
      <Icon aria-hidden="true" size={20} />
    </PlainDecide>
  ))
}

/** Returns a list in which what's at a place has changed places with its neighbour. */
export function moved<Item>(items: readonly Item[], at: number, by: By): Item[] {
  const [item, other] = [items[at], items[at + by]]
  if (item === undefined || other === undefined) return [...items]
  return items.with(at, other).with(at + by, item)
}
