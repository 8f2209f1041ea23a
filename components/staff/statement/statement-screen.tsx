'use client'

import { FileUp } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { call } from '#calls/client.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import type { StatementRead } from '#lib/statements/schema/files.ts'
import { useAddress } from '../kit/address/use-address.ts'
import { CardSkeleton, ListFailed } from '../kit/list/list-states.tsx'
import { useOpened } from '../kit/list/use-opened.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { useToast } from '../kit/toast/toast.ts'
import { count } from '../kit/words.ts'
import { ColumnsForm } from './columns-form.tsx'
import { DropZone } from './drop-zone.tsx'
import { EarlierFiles } from './earlier-files.tsx'
import { KeptLayouts } from './kept-layouts.tsx'
import { MatchesView } from './matches-view.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { usePageDrop } from './use-page-drop.ts'
import { useReading } from './use-reading.ts'

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
              what="earlier files"
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

/** A sheet over the page while a file is dragged over it. */
function Veil() {
  return (
    <div className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-card border-3 border-lake border-dashed bg-[#e6eeea]/95">
      <p className="heading flex items-center gap-3 text-xl">
        <FileUp aria-hidden="true" className="text-lake" size={34} strokeWidth={1.6} />
        Drop it anywhere
      </p>
    </div>
  )
}

function readWords({ new_lines, known_lines }: StatementRead): string {
  if (new_lines === 0) return 'Nothing is new: every line was here already.'
  const known = known_lines > 0 ? ` ${count(known_lines, 'line')} were here already.` : ''
  return `${count(new_lines, 'new line')} read.${known}`
}
