'use client'

import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { reading } from '#calls/client.ts'
import { Button } from '#components/ui/button.tsx'
import type { RateChange, RateHistory } from '#lib/rates/schema/history.ts'
import { Decide } from '../kit/action/decide.tsx'
import { Card } from '../kit/card.tsx'
import { ListFailed, NothingFound } from '../kit/list/list-states.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { type First, useAnswer } from '../kit/live/use-answer.ts'
import { instantDay, instantTime } from '../kit/words.ts'
import { RatesColumns } from './rates-frame.tsx'
import { useRateUndo } from './use-rate-undo.ts'

type HistoryScreenProps = { first: First<RateHistory, { before: number | null }> }

/** The changes of rates: who made them, what was and what is since, and how each is taken back. */
export function HistoryScreen({ first }: HistoryScreenProps) {
  const [before, setBefore] = useState<number | null>(null)
  const list = useAnswer(reading('GET rates/history'), { before }, first, { topics: ['rooms'] })
  const { takeBack } = useRateUndo(list.refresh)
  const { changes, next } = list.value
  return (
    <RatesColumns>
      {list.failed && <ListFailed className="" onRetry={list.refresh} stale what="history" />}
      <Card title="Rate history">
        <LiveWords>
          {changes.length === 0 && (
            <NothingFound
              help="Each change will be listed here, with a button to undo it."
              text="No changes yet"
            />
          )}
        </LiveWords>
        <ol aria-busy={list.loading}>
          {changes.map((change) => (
            <Change change={change} key={change.id} onUndo={() => takeBack(change.id)} />
          ))}
        </ol>
        {(next !== null || before !== null) && (
          <div className="flex flex-wrap gap-2.5 border-rule border-t px-4 py-3 lg:px-5">
            {before !== null && (
              <Button kind="outline" onClick={() => setBefore(null)} size="small">
                Newest
              </Button>
            )}
            {next !== null && (
              <Button kind="outline" onClick={() => setBefore(next)} size="small">
                Earlier
              </Button>
            )}
          </div>
        )}
      </Card>
    </RatesColumns>
  )
}

const kindNames: Record<RateChange['kind'], string> = {
  days: 'Days',
  season: 'Season',
  code: 'Discount code',
  long_stays: 'Long-stay discounts',
  guests: 'Guests',
}

function Change({ change, onUndo }: { change: RateChange; onUndo: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const { kind, subject, before, after, put_back, actor, at, can_undo } = change
  const name = subject ? `${kindNames[kind]}: ${subject}` : kindNames[kind]
  const undo = async () => {
    setBusy(true)
    await onUndo()
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-rule border-t px-4 py-3 lg:px-5">
      <div className="num min-w-0 flex-1 basis-[240px]">
        <p className="font-semibold text-sm">
          {name}
          {put_back && <span className="font-normal text-ink-2">, undone</span>}
        </p>
        <p className="text-xs">
          {before && <del className="text-ink-2">{before}</del>} {after ?? 'Deleted'}
        </p>
        <p className="text-ink-2 text-xs">
          {actor}, {instantDay(at)}, {instantTime(at)}
        </p>
      </div>
      {can_undo && (
        <Decide aria-label={`Undo: ${name}`} kind="outline" size="small" onPress={undo} busy={busy}>
          <Undo2 aria-hidden="true" size={17} />
          Undo
        </Decide>
      )}
    </li>
  )
}
