'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DayFace, type Look } from './day-face.tsx'
import { usePrices } from './use-prices.ts'

type LegendProps = {
  /** A price of a night, in rupees, to show as an example. */
  price: number | undefined
  /** The names of the seasons in sight. */
  seasons: string[]
  /** True where nights in sight have different prices. */
  differ: boolean
}

/** The meanings of the days' looks in sight. Each day also says its own to screen readers. */
export function Legend({ price, seasons, differ }: LegendProps) {
  const t = useTranslations('calendar')
  const locale = useLocale()
  const { short } = usePrices()
  const below = price === undefined ? undefined : short(price)
  return (
    <div className="min-h-31 px-(--edge) pt-3 pb-3.5 text-ink-2 text-sm @2xl:min-h-19">
      <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-2">
        <Sign below={below} look="free">
          {t('legend.price')}
        </Sign>
        {differ && (
          <Sign below={below} look="free" lowest>
            {t('legend.lowest')}
          </Sign>
        )}
        {seasons.length > 0 && (
          <Sign look="season">
            <span>
              {new Intl.ListFormat(locale)
                .formatToParts(seasons)
                .map(({ type, value }) =>
                  type === 'element' ? <bdi key={value}>{value}</bdi> : value,
                )}
            </span>
          </Sign>
        )}
        <Sign look="taken">{t('legend.unavailable')}</Sign>
      </ul>
      <p className="sr-only">{t('keys')}</p>
    </div>
  )
}

type SignProps = { look: Look; below?: string | undefined; lowest?: boolean; children: ReactNode }

function Sign({ look, below, lowest = false, children }: SignProps) {
  return (
    <li className="flex items-center gap-2.5">
      <DayFace below={below} look={look} lowest={lowest} small>
        {18}
      </DayFace>
      {children}
    </li>
  )
}
