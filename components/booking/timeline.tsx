import { useTranslations } from 'next-intl'
import { CheckIcon } from '#components/ui/icons.tsx'

const stages = ['submitted', 'verified', 'confirmed'] as const
export type Stage = (typeof stages)[number]

type Props = {
  at: Stage
  /** The times at which the stages were reached. */
  notes?: Partial<Record<Stage, string>>
  /** The act of its guest that is missing before anything can be checked. */
  waitsFor?: 'transfer' | 'payment' | undefined
  /** True for left to right on wide screens. */
  wide?: boolean
}

/** The progress of a booking: stages done, current and to come. Used on the server and in the browser. */
export function Timeline({ at, notes = {}, waitsFor, wide = false }: Props) {
  const t = useTranslations('guest.timeline')
  const reached = stages.indexOf(at)
  return (
    <ol aria-label={t('label')} className={wide ? 'md:grid md:grid-cols-3' : ''}>
      {stages.map((stage, index) => (
        <li
          aria-current={index === reached ? 'step' : undefined}
          className={`relative pb-6 ps-[46px] last:pb-0 ${wide ? 'md:ps-0 md:pe-6 md:pt-[42px] md:pb-0' : ''}`}
          key={stage}
        >
          {index < stages.length - 1 && <Line passed={index <= reached} wide={wide} />}
          <Dot state={stateOf(index, reached)} />
          <span
            className={`heading block text-lg leading-7 ${index > reached + 1 ? 'text-ink-2' : ''}`}
          >
            {t(stage)}
          </span>
          <Note
            next={index === reached + 1}
            stage={stage}
            waitsFor={waitsFor}
            when={index <= reached && (notes[stage] ?? '')}
          />
        </li>
      ))}
    </ol>
  )
}

function Line({ passed, wide }: { passed: boolean; wide: boolean }) {
  const look = wide ? 'md:start-0 md:end-0 md:top-3.5 md:bottom-auto md:h-0.5 md:w-auto' : ''
  return (
    <span
      aria-hidden="true"
      className={`absolute start-[13px] top-6 bottom-0 w-0.5 ${look} ${passed ? 'bg-leaf' : 'bg-line-control/50'}`}
    />
  )
}

const comes = { submitted: 'checking', verified: 'checking', confirmed: 'confirming' } as const

const waits = { transfer: 'waiting', payment: 'toPay' } as const

type NoteProps = { stage: Stage; when: string | false; next: boolean } & Pick<Props, 'waitsFor'>

// The time of the stage; else whether it is current or to come.
function Note({ stage, when, next, waitsFor }: NoteProps) {
  const t = useTranslations('guest.timeline')
  if (when !== false) return when && <span className="block text-ink-2 text-sm">{when}</span>
  if (!next) return <span className="block text-ink-2 text-sm">{t('later')}</span>
  const now = waitsFor ? waits[waitsFor] : comes[stage]
  return <span className="block font-semibold text-sm text-turmeric-ink">{t(now)}</span>
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
