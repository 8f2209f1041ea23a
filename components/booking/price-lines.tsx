'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { Ltr } from '#components/ui/ltr.tsx'
import { priceLines } from '#lib/rates/rules/price-lines.ts'
import { priceWords } from '#lib/rates/words.ts'
import type { StayPrice } from './price.ts'

export type PriceProps = {
  price: StayPrice
  /** True while the amounts are asked for: their places are kept. */
  waits?: boolean
}

/** The lines of a price as they add up, for a `<dl>`. */
export function PriceLines({ price, waits = false }: PriceProps) {
  const t = useTranslations()
  const { locale } = useFormats()
  const lines = priceLines(price.charges)
  return lines.map((line, at) => {
    const season = line.kind === 'night' ? price.seasons[line.night] : undefined
    return (
      <Row
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of another price are other lines
        key={at}
        label={
          <>
            {priceWords(line, t, locale)}
            {season && <Season name={season} />}
          </>
        }
        paise={line.paise}
        waits={waits}
      />
    )
  })
}

function Season({ name }: { name: string }) {
  return (
    <span className="ms-2.5 rounded-plate bg-turmeric-tint px-1.5 py-0.5 font-semibold text-turmeric-ink text-xs">
      <bdi>{name}</bdi>
    </span>
  )
}

type RowProps = { label: ReactNode; paise: number; waits?: boolean; className?: string }

export function Row({ label, paise, waits = false, className = '' }: RowProps) {
  return (
    <div className={`flex justify-between gap-4 py-1 ${className}`}>
      <dt className="text-ink-2">{label}</dt>
      <dd className="shrink-0">
        <Amount paise={paise} waits={waits} />
      </dd>
    </div>
  )
}

export function Amount({ paise, waits = false }: { paise: number; waits?: boolean }) {
  const { money } = useFormats()
  if (waits) {
    return (
      <span aria-hidden="true" className="inline-block min-w-16 rounded-plate bg-rice text-rice">
        {money(paise)}
      </span>
    )
  }
  return <Ltr>{money(paise)}</Ltr>
}
