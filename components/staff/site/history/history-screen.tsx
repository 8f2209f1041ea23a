'use client'

import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { reading } from '#calls/client.ts'
import { Button } from '#components/ui/button.tsx'
import type { PublicationOfHistory } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Card } from '../../kit/card.tsx'
import { EarlierOrNewest } from '../../kit/list/earlier-or-newest.tsx'
import { ListFailed } from '../../kit/list/list-states.tsx'
import { type First, useAnswer } from '../../kit/live/use-answer.ts'
import { useMay } from '../../kit/me.ts'
import { dayAndTimeWords } from '../../kit/words.ts'
import { Changed } from '../facts/value.tsx'
import { entriesOf } from '../publish/entries.ts'
import { PagesState } from '../publish/pages-state.tsx'
import { SiteFrame } from '../site-frame.tsx'
import { RestoreDialog } from './restore-dialog.tsx'

const t = staffWords('site')

type Publications = { publications: PublicationOfHistory[]; next: number | null }

type HistoryScreenProps = { first: First<Publications, { before: number | null }> }

/** The publications: who published what and when, and how an earlier one is restored. */
export function HistoryScreen({ first }: HistoryScreenProps) {
  const [before, setBefore] = useState<number | null>(null)
  const [asked, setAsked] = useState<number | null>(null)
  const list = useAnswer(reading('GET site/publications'), { before }, first, { topics: ['site'] })
  const { publications, next } = list.value
  const [newest] = before === null ? publications : []
  return (
    <SiteFrame>
      {list.failed && <ListFailed className="" onRetry={list.refresh} stale />}
      {newest && <PagesState published={newest} />}
      <Card title={t('history.title')}>
        <p className="-mt-2 px-4 pb-3 text-ink-2 text-sm lg:px-[22px]">{t('history.lead')}</p>
        <ol aria-busy={list.loading}>
          {publications.map((publication) => (
            <Publication
              isLive={publication === newest}
              key={publication.number}
              onRestore={() => setAsked(publication.number)}
              publication={publication}
            />
          ))}
        </ol>
        <EarlierOrNewest before={before} next={next} onTurn={setBefore} />
      </Card>
      {asked !== null && (
        <RestoreDialog
          number={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setBefore(null)
            void list.refresh()
          }}
        />
      )}
    </SiteFrame>
  )
}

type PublicationProps = {
  publication: PublicationOfHistory
  /** True for the one that guests see. */
  isLive: boolean
  onRestore: () => void
}

function Publication({ publication, isLive, onRestore }: PublicationProps) {
  const { number, at, by, restores, changes } = publication
  const mayPublish = useMay('publisher')
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-rule border-t py-3 ps-4 pe-2 lg:ps-[22px] lg:pe-3">
      <span
        aria-hidden="true"
        className={`mt-1.5 size-3 shrink-0 rounded-full ${isLive ? 'bg-leaf' : 'border-2 border-line-control'}`}
      />
      <div className="min-w-0 flex-1 basis-[200px]">
        <h3 className="text-sm">
          <b className="inline-block font-semibold first-letter:uppercase">{dayAndTimeWords(at)}</b>{' '}
          {by ? t('history.by', { by }) : t('history.start')}
        </h3>
        <p className="flex flex-wrap items-center gap-x-2.5 text-ink-2 text-xs">
          {t('history.number', { number })}
          {restores !== null && <span>{t('history.restores', { number: restores })}</span>}
        </p>
        {isLive && (
          <p className="my-1 w-fit rounded-control bg-leaf-tint px-2.5 py-0.5 font-semibold text-leaf text-xs">
            {t('history.live')}
          </p>
        )}
        <Changes changes={changes} />
      </div>
      {!isLive && mayPublish && (
        <Button
          aria-label={t('history.restoreNamed', { number })}
          className="max-sm:ms-3"
          kind="quiet"
          onClick={onRestore}
          size="small"
        >
          <RotateCcw aria-hidden="true" size={17} />
          {t('history.restore')}
        </Button>
      )}
    </li>
  )
}

function Changes({ changes }: Pick<PublicationOfHistory, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <ul className="mt-1 grid gap-1 text-sm">
      {entriesOf(changes).map(({ id, label, differences }) => (
        <li key={id}>
          <b className="font-medium">{label}</b>
          {differences.map((difference) => (
            <Changed difference={difference} key={difference.label} />
          ))}
        </li>
      ))}
    </ul>
  )
}
