import type { ReactNode } from 'react'
import { grouped } from '../kit/words.ts'

type GroupHeadProps = {
  id: string
  title: string
  number: number
  help: string
  /** The tick for all of the group, where there is one. */
  box?: ReactNode
}

export function GroupHead({ id, title, number, help, box }: GroupHeadProps) {
  return (
    <header
      className={`flex min-h-14 flex-wrap items-center gap-x-2.5 bg-band py-1.5 pe-4 ${box ? 'ps-2.5' : 'ps-4 lg:ps-5'}`}
    >
      {box}
      <h2
        className="flex items-center gap-2 font-semibold text-base"
        data-heading={id}
        tabIndex={-1}
      >
        {title}
        <span className="num rounded-full bg-hill px-2.5 text-cream text-xs leading-[22px]">
          {grouped(number)}
        </span>
      </h2>
      <p className={`text-ink-2 text-sm max-md:basis-full max-md:pb-1 ${box ? 'max-md:ps-2' : ''}`}>
        {help}
      </p>
    </header>
  )
}
