'use client'

import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { reading } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { RateChange, RateHistory } from '#lib/rates/schema/history.ts'
import { Decide } from '../kit/action/decide.tsx'
import { Card } from '../kit/card.tsx'
import { EarlierOrNewest } from '../kit/list/earlier-or-newest.tsx'
import { ListFailed, NothingFound } from '../kit/list/list-states.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { type First, useAnswer } from '../kit/live/use-answer.ts'
import { instantDay, instantTime } from '../kit/words.ts'
import { RatesColumns } from './rates-frame.tsx'
import { useRateUndo } from './use-rate-undo.ts'

const t = staffWords('rates')

type HistoryScreenProps = { first: First<RateHistory, { before: number | null }> }

/** The changes of rates: who made them, what was and what is since, and how each is taken back. */
export function HistoryScreen({ first }: HistoryScreenProps) {
  const [before, setBefore] = useState<number | null>(null)
  const list = useAnswer(reading('GET rates/history'), { before }, first, { topics: ['rooms'] })
  const { takeBack } = useRateUndo(list.refresh)
  const { changes, next } = list.value
  return (
    <RatesColumns>
      {list.failed && <ListFailed className="" onRetry={list.refresh} stale />}
      <Card title={t('history.title')}>
        <LiveWords>
          {changes.length === 0 && (
            <NothingFound help={t('history.noneHelp')} text={t('history.none')} />
          )}
        </LiveWords>
        <ol aria-busy={list.loading}>
          {changes.map((change) => (
            <Change change={change} key={change.id} onUndo={() => takeBack(change.id)} />
          ))}
        </ol>
        <EarlierOrNewest before={before} next={next} onTurn={setBefore} />
      </Card>
    </RatesColumns>
  )
}

function Change({ change, onUndo }: { change: RateChange; onUndo: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const { kind, subject, before, after, put_back, actor, at, can_undo } = change
  const name = [t(`history.kinds.${kind}`), subject].filter(Boolean).join(': ')
  const undo = async () => {
    setBusy(true)
    await onUndo()
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-rule border-t px-4 py-3 lg:px-5">
      <div className="num min-w-0 flex-1 basis-[240px]">
        <p className="font-semibold text-sm">
          {put_back
            ? t.rich('history.undone', {
                name,
                quiet: (words) => <span className="font-normal text-ink-2">{words}</span>,
              })
            : name}
        </p>
        <p className="text-xs">
          {before && <del className="text-ink-2">{before}</del>} {after ?? t('history.deleted')}
        </p>
        <p className="text-ink-2 text-xs">
          {actor}, {instantDay(at)}, {instantTime(at)}
        </p>
      </div>
      {can_undo && (
        <Decide
          aria-label={t('undo.named', { name })}
          kind="outline"
          size="small"
          onPress={undo}
          busy={busy}
        >
          <Undo2 aria-hidden="true" size={17} />
          {t('undo.undo')}
        </Decide>
      )}
    </li>
  )
}
