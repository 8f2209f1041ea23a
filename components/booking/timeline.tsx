import { useTranslations } from 'next-intl'
import { CheckIcon } from '#components/ui/icons.tsx'

const stages = ['submitted', 'verified', 'confirmed'] as const
export type Stage = (typeof stages)[number]

type Props = {
  at: Stage
  /** When each of them happened. */
  notes?: Partial<Record<Stage, string>>
  /** From left to right where there is room. */
  wide?: boolean
}

/** Where a booking stands: what has happened, what is going on, what comes. Server and browser share it. */
export function Timeline({ at, notes = {}, wide = false }: Props) {
  const t = useTranslations('guest.timeline')
  const reached = stages.indexOf(at)
  return (
    <ol aria-label={t('label')} className={wide ? 'md:grid md:grid-cols-3' : ''}>
      {stages.map((stage, index) => (
        <li
          aria-current={index === reached ? 'step' : undefined}
          className={`relative pb-6 ps-[46px] last:pb-0 ${wide ? 'md:ps-0 md:pt-[46px] md:pb-0' : ''}`}
          key={stage}
        >
          {index < stages.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute start-[13px] top-6 bottom-0 w-0.5 ${wide ? 'md:start-0 md:end-0 md:top-3.5 md:bottom-auto md:h-0.5 md:w-auto' : ''} ${index < reached ? 'bg-leaf' : 'bg-line-control/50'}`}
            />
          )}
          <Dot state={stateOf(index, reached)} />
          <span className={index <= reached ? 'font-semibold' : 'text-ink-2'}>{t(stage)}</span>
          {notes[stage] && <span className="block text-ink-2 text-sm">{notes[stage]}</span>}
        </li>
      ))}
    </ol>
  )
}

type DotState = 'past' | 'next' | 'later'

function stateOf(index: number, reached: number): DotState {
  if (index <= reached) return 'past'
  return index === reached + 1 ? 'next' : 'later'
}

const dots: Record<DotState, string> = {
  past: 'border-2 border-leaf bg-leaf text-cream',
  next: 'border-8 border-turmeric bg-white',
  later: 'border-2 border-line-control bg-paper',
}

function Dot({ state }: { state: DotState }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute start-0 top-0 grid size-7 place-items-center rounded-full ${dots[state]}`}
    >
      {state === 'past' && <CheckIcon size={17} />}
    </span>
  )
}
