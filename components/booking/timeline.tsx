import { useTranslations } from 'next-intl'
import { CheckIcon } from '#components/ui/icons.tsx'

const stages = ['submitted', 'verified', 'confirmed'] as const
export type Stage = (typeof stages)[number]

/** Where a booking stands: what has happened, what is going on, what comes. Server and browser share it. */
export function Timeline({ at }: { at: Stage }) {
  const t = useTranslations('guest.timeline')
  const reached = stages.indexOf(at)
  return (
    <ol aria-label={t('label')}>
      {stages.map((stage, index) => (
        <li
          aria-current={index === reached ? 'step' : undefined}
          className="relative pb-6 ps-[46px] last:pb-0"
          key={stage}
        >
          {index < stages.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute start-[13px] top-6 bottom-0 w-0.5 ${index < reached ? 'bg-leaf' : 'bg-line'}`}
            />
          )}
          <Dot state={stateOf(index, reached)} />
          <span className={index <= reached ? 'font-semibold' : 'text-ink-2'}>{t(stage)}</span>
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
