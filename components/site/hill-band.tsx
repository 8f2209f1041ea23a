import type { ReactNode } from 'react'
import { Told } from '#components/farm/told.tsx'

type HillBandProps = { title: string; text?: string; children: ReactNode }

/** The band that closes a page: one sentence and the next action. */
export function HillBand({ title, text, children }: HillBandProps) {
  return (
    <section className="on-hill relative bg-hill text-cream" data-hill="">
      <div className="eave eave-start" />
      <div className="wrap flex flex-wrap items-end justify-between gap-x-16 gap-y-7 pt-24 pb-20 max-md:pt-18 max-md:pb-14">
        <div>
          <Told as="h2" className="max-w-[16em] text-section">
            {title}
          </Told>
          {text && <Told className="mt-4 max-w-measure text-cream/85">{text}</Told>}
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  )
}
