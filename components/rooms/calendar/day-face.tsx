import type { ReactNode } from 'react'

const hatch =
  'bg-[repeating-linear-gradient(135deg,#efe5ce_0_5px,#e6d9bb_5px_10px)] border-transparent text-[#5f6259]'

/** The looks of a day. What it means is said by line, hatch or words too, never by colour alone. */
const looks = {
  free: 'border-[#a9c09a] bg-white',
  season: 'border-turmeric bg-turmeric-tint/50 text-turmeric-ink',
  leave: 'border-[#a9c09a] border-dotted bg-white',
  taken: `${hatch} line-through decoration-[1.5px]`,
  shut: 'border-dashed border-line-control text-ink-2',
  past: 'border-transparent text-[#6f7266]',
  loading: 'border-transparent bg-rice text-ink-2',
  unknown: 'border-dashed border-line-control text-ink-2',
  end: 'border-hill bg-hill text-cream ring-[3px] ring-hill ring-offset-2 ring-offset-card',
  night: 'border-leaf-tint bg-leaf-tint',
} as const

export type Look = keyof typeof looks

type DayFaceProps = {
  look: Look
  /** The line below the day: the price of the night, or the fewest nights. */
  below?: string | undefined
  /** True where the price is the lowest in sight. */
  lowest?: boolean
  today?: boolean
  /** True for the size in the legend. */
  small?: boolean
  children: ReactNode
}

/** A day as it looks: its number, and the price of its night below. */
export function DayFace({ look, below, lowest, today, small, children }: DayFaceProps) {
  const size = small ? 'h-11 w-13 rounded-[7px]' : 'h-14 rounded-control'
  const price = lowest && look !== 'end' ? 'font-semibold text-leaf' : ''
  return (
    <span
      className={`num relative flex flex-col items-center justify-center gap-1 overflow-clip border-[1.5px] leading-none ${size} ${looks[look]}`}
    >
      <span className={look === 'past' ? '' : 'font-semibold'}>{children}</span>
      {/* Written by its style: the name of the day says the same in its own order of words. */}
      {below && (
        <span
          className={`whitespace-nowrap text-xs after:content-[attr(data-below)] ${price}`}
          data-below={below}
        />
      )}
      {today && (
        <i
          className={`absolute end-1.5 top-1.5 size-[7px] rounded-full ${look === 'end' ? 'bg-turmeric' : 'bg-laterite'}`}
        />
      )}
    </span>
  )
}
