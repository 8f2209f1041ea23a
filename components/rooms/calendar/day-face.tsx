import type { ReactNode } from 'react'
import type { DayState } from './use-nights.ts'

const hatch =
  'bg-[repeating-linear-gradient(135deg,#efe5ce_0_5px,#e6d9bb_5px_10px)] border-transparent text-[#5f6259]'

const looks = {
  available: 'border-[#a9c09a] bg-white font-semibold',
  unavailable: `${hatch} line-through decoration-[1.5px]`,
  past: 'border-transparent text-[#6f7266]',
  loading: 'border-transparent bg-rice text-ink-2',
  unknown: 'border-dashed border-line-control text-ink-2',
} as const satisfies Record<DayState, string>

const bars: Partial<Record<DayState, string>> = {
  available: 'bottom-1.5 h-[3px] w-3.5 bg-leaf',
  loading: 'bottom-[7px] h-[5px] w-6 bg-[linear-gradient(90deg,#8c7f63_45%,#d5c7a4_45%)]',
}

type DayFaceProps = {
  state: DayState
  chosen?: boolean
  today?: boolean
  /** True for the size in the legend. */
  small?: boolean
  children: ReactNode
}

/** The look of a day. The bar, the hatch and the line say the same as the colour. */
export function DayFace({ state, chosen, today, small, children }: DayFaceProps) {
  const size = small ? 'h-8 w-9 rounded-[7px] text-xs' : 'h-12 rounded-control md:h-[50px]'
  const look = chosen
    ? 'border-hill bg-hill text-cream font-semibold ring-[3px] ring-hill ring-offset-2 ring-offset-card'
    : looks[state]
  const bar = bars[state]
  return (
    <span
      className={`num relative grid place-items-center overflow-clip border-[1.5px] leading-none ${size} ${look} ${chosen && state === 'unavailable' ? 'line-through' : ''}`}
    >
      {children}
      {bar && (
        <i
          className={`absolute rounded-full ${small ? 'bottom-[3px]!' : ''} ${bar} ${chosen ? 'bg-turmeric!' : ''}`}
        />
      )}
      {today && (
        <i
          className={`absolute end-1.5 top-1.5 size-[7px] rounded-full ${chosen ? 'bg-turmeric' : 'bg-laterite'}`}
        />
      )}
    </span>
  )
}
