'use client'

import { FileSpreadsheet, Printer } from 'lucide-react'
import { addressOf } from '#calls/client.ts'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { LiveWords } from '../kit/live/live-words.tsx'
import { bookRanges } from './book-words.ts'
import { type BookDesk, queryOf } from './use-day-book.ts'

const t = staffWords('money')

export function BookTools({ desk }: { desk: BookDesk }) {
  const { chosen, asked, problem, choose, list } = desk
  const { today } = list.value
  return (
    <div className="no-print grid gap-2.5">
      <div className="grid grid-cols-2 items-end gap-2.5 lg:flex lg:flex-wrap">
        <DayField end="from" onChange={(from) => choose({ ...chosen, from })} value={chosen.from} />
        <DayField end="to" onChange={(to) => choose({ ...chosen, to })} value={chosen.to} />
        {bookRanges(today).map(({ name, from, to }) => (
          <Button
            aria-pressed={chosen.from === from && chosen.to === to}
            className="aria-pressed:border-lake aria-pressed:bg-picked"
            key={name}
            kind="outline"
            onClick={() => choose({ from, to })}
            size="small"
          >
            {name}
          </Button>
        ))}
        <Button className="lg:ms-auto" kind="outline" onClick={() => print()} size="small">
          <Printer aria-hidden="true" className="shrink-0" size={19} />
          {t('book.print')}
        </Button>
        <a
          className={buttonClass({ kind: 'outline', size: 'small' })}
          href={addressOf('GET day_book', { query: { ...queryOf(asked), format: 'excel' } })}
          rel="noopener"
          target="_blank"
        >
          <FileSpreadsheet aria-hidden="true" className="shrink-0" size={19} />
          {t('book.excel')}
        </a>
      </div>
      <LiveWords className="text-ink-2 text-xs">{problem}</LiveWords>
    </div>
  )
}

type DayFieldProps = { end: 'from' | 'to'; value: string; onChange: (day: string) => void }

function DayField({ end, value, onChange }: DayFieldProps) {
  const id = `book-${end}`
  return (
    <div className="min-w-0">
      <label className="mb-1 block font-semibold text-xs" htmlFor={id}>
        {t(`ends.${end}`)}
      </label>
      <input
        className="control num w-full px-3 lg:w-[168px]"
        id={id}
        max="9999-12-31"
        onChange={(event) => onChange(event.target.value)}
        type="date"
        value={value}
      />
    </div>
  )
}
