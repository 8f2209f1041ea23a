'use client'

import { useTranslations } from 'next-intl'
import { DayFace } from './day-face.tsx'

const states = [
  ['available', 18],
  ['unavailable', 13],
  ['past', 9],
  ['loading', 8],
] as const

/** The meanings of the days' looks. Each day also says its own to screen readers. */
export function Legend() {
  const t = useTranslations('calendar')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-3 pb-3.5 text-ink-2 text-sm md:px-10 md:pb-4.5">
      <ul
        aria-hidden="true"
        className="flex gap-x-6 gap-y-2 max-md:grid max-md:w-full max-md:grid-cols-2"
      >
        {states.map(([state, number]) => (
          <li className="flex items-center gap-2.5" key={state}>
            <DayFace small state={state}>
              {number}
            </DayFace>
            {t(`legend.${state}`)}
          </li>
        ))}
        <li className="flex items-center gap-2.5">
          <i className="size-2 rounded-full bg-laterite max-md:mx-3.5" />
          {t('legend.today')}
        </li>
      </ul>
      <p className="text-xs max-md:sr-only">{t('keys')}</p>
    </div>
  )
}
