'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import type { DocumentPage } from '#lib/documents/schema.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { First } from '../kit/live/use-answer.ts'
import { AllPapers } from './all-papers.tsx'
import { MonthPapers } from './month-papers.tsx'

const t = staffWords('documents')

type PapersScreenProps = {
  first: First<DocumentPage>
  /** The month that it is now, "2026-10". */
  month: string
}

const views = () =>
  [
    ['all', t('views.all')],
    ['month', t(chargesGst() ? 'views.taxedMonth' : 'views.month')],
  ] as const
type View = ReturnType<typeof views>[number][0]

export function PapersScreen({ first, month }: PapersScreenProps) {
  const address = useSearchParams()
  const [view, setView] = useState<View>(address.get('view') === 'month' ? 'month' : 'all')
  const choice = (
    <fieldset className="flex overflow-clip rounded-control border border-line-control bg-card max-md:w-full">
      <legend className="sr-only">{t('views.label')}</legend>
      {views().map(([each, name]) => (
        <button
          aria-pressed={each === view}
          className="min-h-11 flex-1 whitespace-nowrap px-3.5 font-medium text-sm not-first:border-line not-first:border-s aria-pressed:bg-hill aria-pressed:font-semibold aria-pressed:text-cream"
          key={each}
          onClick={() => setView(each)}
          type="button"
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
  return (
    <div className="grid grid-cols-1 gap-3.5 p-4 lg:gap-[18px] lg:p-6 xl:px-8">
      {view === 'all' ? (
        <AllPapers choice={choice} first={first} />
      ) : (
        <MonthPapers choice={choice} now={month} />
      )}
    </div>
  )
}
