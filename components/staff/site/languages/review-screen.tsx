'use client'

import { ArrowLeft, Languages } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { reading } from '#calls/client.ts'
import { Button } from '#components/ui/button.tsx'
import type { OtherLocale, Review, ToReview } from '#lib/farm/schema/languages.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Card } from '../../kit/card.tsx'
import { ListFailed } from '../../kit/list/list-states.tsx'
import { type First, useAnswer } from '../../kit/live/use-answer.ts'
import { languageName } from '../publish/entries.ts'
import { PublishBar } from '../publish/publish-bar.tsx'
import { useUndoChange } from '../publish/use-undo-change.ts'
import { SiteFrame } from '../site-frame.tsx'
import { noneLeft, ReviewPlace } from './review-place.tsx'
import { TranslatorNote } from './translator-note.tsx'
import { useDrafts } from './use-drafts.ts'
import { useTranslator } from './use-translator.ts'

const t = staffWords('siteLanguages')

type State = ToReview['state'] | null
type Search = { language: OtherLocale; state: State; most: number }

/** So many places are added at a time. */
const step = 20

type ReviewScreenProps = {
  language: OtherLocale
  first: First<Site>
  firstReview: First<Review, Search>
}

/** What is to be reviewed in a language: the English on one side, the other language on the other, one decision each. */
export function ReviewScreen({ language, first, firstReview }: ReviewScreenProps) {
  const [state, setState] = useState<State>(null)
  const [most, setMost] = useState(step)
  const site = useAnswer(reading('GET site'), {}, first, { topics: ['site'] })
  const list = useAnswer(
    reading('GET site/languages/[language]'),
    { language, state, most },
    firstReview,
    { topics: ['site'] },
  )
  const refresh = async () => {
    await Promise.all([site.refresh(), list.refresh()])
  }
  const undo = useUndoChange(refresh)
  const translator = useTranslator(language)
  const drafts = useDrafts(language, translator)
  const { language: counts, places } = list.value
  const name = languageName(language)
  const total = counts.outdated + counts.missing
  const left = { all: total, outdated: counts.outdated, missing: counts.missing }[state ?? 'all']
  const undrafted = translator.isOffered
    ? places.filter(({ key, state }) => state === 'missing' && drafts.of(key) === null)
    : []
  return (
    <SiteFrame bar={<PublishBar refresh={refresh} site={site.value} undo={undo} />}>
      <Link
        className="staff-link inline-flex min-h-11 items-center gap-2 justify-self-start text-sm"
        href="/app/site/languages"
      >
        <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" size={17} />
        {t('todo.back')}
      </Link>
      {list.failed && <ListFailed className="" onRetry={list.refresh} stale />}
      <Card
        aside={<States counts={counts} onChoose={setState} state={state} />}
        title={t('todo.title', { language: name, count: total })}
      >
        {places.length === 0 && (
          <p
            className="border-rule border-t px-4 py-4 text-ink-2 lg:px-[22px]"
            data-heading={noneLeft}
            tabIndex={-1}
          >
            {t('todo.none')}
          </p>
        )}
        <ul aria-busy={list.loading}>
          {places.map((place, at) => (
            <ReviewPlace
              draft={drafts.of(place.key)}
              key={place.key}
              locale={language}
              next={(places[at + 1] ?? places[at - 1])?.key}
              onDraft={translator.isOffered ? () => void drafts.make([place]) : undefined}
              onForget={() => drafts.forget(place.key)}
              onSaved={refresh}
              place={place}
            />
          ))}
        </ul>
        {undrafted.length > 1 && (
          <div className="border-rule border-t px-4 py-2.5 lg:px-[22px]">
            <Button kind="outline" onClick={() => void drafts.make(undrafted)} size="small">
              <Languages aria-hidden="true" size={18} />
              {t('draft.makeAll', { count: undrafted.length })}
            </Button>
          </div>
        )}
        {left > places.length && (
          <div className="border-rule border-t px-2 py-2 lg:px-3">
            <Button kind="quiet" onClick={() => setMost(most + step)} size="small">
              {t('todo.more', { count: left - places.length })}
            </Button>
          </div>
        )}
      </Card>
      <TranslatorNote language={name} translator={translator} />
    </SiteFrame>
  )
}

type StatesProps = {
  counts: Review['language']
  state: State
  onChoose: (state: State) => void
}

/** Leaves only those of one state. */
function States({ counts: { outdated, missing }, state, onChoose }: StatesProps) {
  if (state === null && (outdated === 0 || missing === 0)) return null
  const options = [
    [null, t('todo.all', { count: outdated + missing })],
    ['outdated', t('todo.outdated', { count: outdated })],
    ['missing', t('todo.missing', { count: missing })],
  ] as const
  return (
    <div className="flex overflow-clip rounded-control border border-line-control">
      {options.map(([option, words]) => (
        <button
          aria-pressed={state === option}
          className="num min-h-11 bg-card px-3.5 font-semibold text-sm hover:bg-rice focus-visible:-outline-offset-3 aria-pressed:bg-hill aria-pressed:text-cream"
          key={option}
          onClick={() => onChoose(option)}
          type="button"
        >
          {words}
        </button>
      ))}
    </div>
  )
}
