'use client'

import { FileSpreadsheet } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import type { ListedStatement } from '#lib/statements/schema/files.ts'
import { Card } from '../kit/card.tsx'
import { count, grouped, instantDay, rupees } from '../kit/words.ts'
import { statementDays } from './match-words.ts'

type EarlierFilesProps = { statements: ListedStatement[]; onOpen: (id: string) => void }

/** The files that were read before, the newest first. */
export function EarlierFiles({ statements, onOpen }: EarlierFilesProps) {
  return (
    <Card title="Earlier files">
      {statements.length > 0 && (
        <ul className="num">
          {statements.map((statement) => (
            <Earlier key={statement.id} onOpen={onOpen} statement={statement} />
          ))}
        </ul>
      )}
      <p className="border-rule border-t px-4 py-3.5 text-ink-2 text-xs lg:px-5">
        {statements.length === 0 && 'No file was read yet. '}
        Dropping the same days twice is safe: a line that is already here is skipped.
      </p>
    </Card>
  )
}

type EarlierProps = { statement: ListedStatement; onOpen: (id: string) => void }

function Earlier({ statement, onOpen }: EarlierProps) {
  const { id, account, credits, sum, left, read_by, read_at } = statement
  const title = `${account}, ${statementDays(statement)}`
  return (
    <li className="flex items-center gap-3 border-rule border-t px-4 py-3 lg:px-5">
      <FileSpreadsheet aria-hidden="true" className="shrink-0 text-lake" size={22} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold text-sm">{title}</p>
        <p className="wrap-anywhere text-ink-2 text-xs">
          {count(credits, 'credit')}, {rupees(sum)},{' '}
          {left > 0 ? `${grouped(left)} to look at` : 'all settled'}. {instantDay(read_at)},{' '}
          {read_by}
        </p>
      </div>
      <Button aria-label={`Open ${title}`} kind="outline" onClick={() => onOpen(id)} size="small">
        Open
      </Button>
    </li>
  )
}
