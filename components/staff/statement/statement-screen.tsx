'use client'

import { FileSpreadsheet, FileUp } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#calls/client.ts'
import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import {
  type ListedStatement,
  maxFilePassword,
  type StatementRead,
} from '#lib/statements/schema/files.ts'
import { useAddress } from '../kit/address/use-address.ts'
import { Card } from '../kit/card.tsx'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { CardSkeleton, ListFailed } from '../kit/list/list-states.tsx'
import { useOpened } from '../kit/list/use-opened.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { useToast } from '../kit/toast/toast.ts'
import { instantDay, rupees } from '../kit/words.ts'
import { ColumnsForm } from './columns-form.tsx'
import { DropZone } from './drop-zone.tsx'
import { KeptLayouts } from './kept-layouts.tsx'
import { statementDays } from './match-words.ts'
import { MatchesView } from './matches-view.tsx'
import { type Reading, useReading } from './use-reading.ts'

const t = staffWords('statement')

const fetchAll = (_: object, asking: Asking) => call('GET statements', asking)

/** A bank's statement: the place for its file, which column is which, and its credits beside the bookings. */
export function StatementScreen() {
  const address = useSearchParams()
  const [opened, setOpened] = useState(() => address.get('id'))
  const mark = useAddress({ id: opened })
  const entry = useOpened('id', mark, opened, setOpened)
  const list = useAnswer(fetchAll, {}, null, { topics: ['bookings'] })
  const toast = useToast()
  const open = (id: string) => {
    entry.enter()
    setOpened(id)
    window.scrollTo(0, 0)
  }
  const reading = useReading((answer) => {
    toast({ tone: 'success', text: readWords(answer), about: answer.id })
    open(answer.id)
    void list.refresh()
  })
  const over = usePageDrop(reading.choose)
  const { state, answer, stop } = reading
  const isAsked = state.step === 'password'
  return (
    <div className="grid flex-1 content-start gap-[18px] p-4 lg:p-6 xl:px-8">
      {over && <Veil />}
      {isAsked && (
        <PasswordDialog
          isWrong={state.isWrong}
          onAnswer={answer}
          onClose={stop}
          reading={state.reading}
        />
      )}
      {state.step === 'columns' ? (
        <ColumnsForm
          key={state.reading.file.name}
          onAnswer={answer}
          onClose={stop}
          onOther={reading.choose}
          state={state}
        />
      ) : opened && state.step === 'choose' && !state.problem ? (
        <MatchesView id={opened} key={opened} onClose={entry.leave} />
      ) : (
        <div className="grid items-start gap-[18px] xl:grid-cols-[minmax(0,1fr)_348px]">
          {list.failed && (
            <ListFailed
              className="col-span-full"
              onRetry={list.refresh}
              stale={list.value !== null}
              what="earlierFiles"
            />
          )}
          <DropZone reading={reading} />
          <div className="grid gap-[18px]">
            {list.value ? (
              <EarlierFiles onOpen={open} statements={list.value.statements} />
            ) : (
              list.loading && <CardSkeleton />
            )}
            <KeptLayouts />
          </div>
        </div>
      )}
    </div>
  )
}

function Veil() {
  return (
    <div className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-card border-3 border-lake border-dashed bg-[#e6eeea]/95">
      <p className="heading flex items-center gap-3 text-xl">
        <FileUp aria-hidden="true" className="text-lake" size={34} strokeWidth={1.6} />
        {t('drop.anywhere')}
      </p>
    </div>
  )
}

function readWords({ new_lines, known_lines }: StatementRead): string {
  if (new_lines === 0) return t('read.nothing')
  const read = t('read.new', { count: new_lines })
  return known_lines > 0 ? `${read} ${t('read.known', { count: known_lines })}` : read
}

type PasswordDialogProps = {
  reading: Reading
  /** True if a password was given that does not open the file. */
  isWrong: boolean
  onAnswer: (reading: Reading) => void
  onClose: () => void
}

/** Asks for the password of a file. It goes to the server with the file and is kept nowhere. */
function PasswordDialog({ reading, isWrong, onAnswer, onClose }: PasswordDialogProps) {
  const password = {
    label: t('password.label'),
    help: t('password.help'),
    maxLength: maxFilePassword,
    type: 'password',
    needed: t('password.needed'),
    fault: isWrong ? t('password.wrong') : undefined,
  } as const
  return (
    <AskDialog
      button={t('password.open')}
      fields={{ password }}
      onAnswer={(answers) => onAnswer({ ...reading, password: answers.password })}
      onClose={onClose}
      title={t('password.title')}
    >
      <p className="wrap-anywhere text-ink-2">{reading.file.name}</p>
    </AskDialog>
  )
}

/** Makes the whole page a place to drop a file on. Returns true while one is dragged over it. */
function usePageDrop(onDrop: (file: File) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onDrop)
  useEffect(() => {
    const stop = new AbortController()
    const follow = (name: 'dragover' | 'dragleave' | 'drop', run: (event: DragEvent) => void) =>
      addEventListener(name, run, { signal: stop.signal })
    follow('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    })
    // It's null only outside the page: between two of its elements it's the one that is entered.
    follow('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false))
    follow('drop', (event) => {
      const file = event.dataTransfer?.files[0]
      setOver(false)
      if (!file) return
      event.preventDefault()
      take(file)
    })
    return () => stop.abort()
  }, [])
  return over
}

type EarlierFilesProps = { statements: ListedStatement[]; onOpen: (id: string) => void }

function EarlierFiles({ statements, onOpen }: EarlierFilesProps) {
  return (
    <Card title={t('files.title')}>
      {statements.length > 0 && (
        <ul className="num">
          {statements.map((statement) => (
            <Earlier key={statement.id} onOpen={onOpen} statement={statement} />
          ))}
        </ul>
      )}
      <p className="border-rule border-t px-4 py-3.5 text-ink-2 text-xs lg:px-5">
        {statements.length === 0 && `${t('files.none')} `}
        {t('files.twice')}
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
          {t('files.about', {
            credits,
            amount: rupees(sum),
            left,
            day: instantDay(read_at),
            name: read_by,
          })}
        </p>
      </div>
      <Button
        aria-label={t('openIt', { name: title })}
        kind="outline"
        onClick={() => onOpen(id)}
        size="small"
      >
        {t('files.open')}
      </Button>
    </li>
  )
}
