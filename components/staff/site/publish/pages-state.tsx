'use client'

import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { call, reading } from '#calls/client.ts'
import { Alert } from '#components/ui/alert.tsx'
import type { WirePublication } from '#lib/farm/schema/rendering.ts'
import type { PublicationHead } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../../kit/action/decide.tsx'
import { useAction } from '../../kit/action/use-action.ts'
import { LiveWords } from '../../kit/live/live-words.tsx'
import { useAnswer } from '../../kit/live/use-answer.ts'
import { useMay, useMe } from '../../kit/me.ts'

const t = staffWords('site')

/** Says whether guests read the pages of the newest publication yet, if it came while this is shown or its pages failed. */
export function PagesState({ published: { number }, refresh }: PagesStateProps) {
  const [first] = useState(number)
  return <PagesOf isNew={number !== first} key={number} number={number} refresh={refresh} />
}

type PagesStateProps = {
  published: PublicationHead
  /** Called when a publication was undone. */
  refresh?: (() => Promise<void>) | undefined
}

const everyMs = 1500

type PagesOfProps = Pick<PagesStateProps, 'refresh'> & { number: number; isNew: boolean }

function PagesOf({ number, isNew, refresh: refreshSite }: PagesOfProps) {
  const { value, refresh } = useAnswer(
    reading('GET site/publications/[number]'),
    { number },
    null,
    { topics: ['site'] },
  )
  const look = useEffectEvent(() => void refresh())
  const [hasFailed, setFailed] = useState(false)
  if (value?.state === 'failed' && !hasFailed) setFailed(true)
  const isWatched = isNew || hasFailed
  const isEnding = isWatched && value?.state !== 'live'
  useEffect(() => {
    if (!isEnding) return
    const timer = setInterval(() => look(), everyMs)
    return () => clearInterval(timer)
  }, [isEnding])
  return (
    <>
      <LiveWords>{isWatched && value && <Pages publication={value} />}</LiveWords>
      {isNew && value && <UndoPublishing publication={value} refresh={refreshSite} />}
    </>
  )
}

type UndoPublishingProps = Pick<PagesStateProps, 'refresh'> & { publication: WirePublication }

/** Publishes again what guests saw before, and leaves what was published in the draft. */
function UndoPublishing({ publication, refresh = async () => undefined }: UndoPublishingProps) {
  const { number, by, restores } = publication
  const me = useMe()
  const mayPublish = useMay('publisher')
  const { run, busy } = useAction(refresh)
  if (!mayPublish || by !== me || restores !== null || number < 2) return null
  const undo = () =>
    run({
      about: 'publishing',
      call: () =>
        call('POST site/publications/[number]/restore', {
          params: { number: number - 1 },
          json: { seen: number, keep: true },
        }),
      done: () => t('undoPublishing.done'),
    })
  return (
    <Decide
      busy={busy.has('publishing')}
      className="justify-self-start"
      kind="outline"
      onPress={() => void undo()}
      size="small"
    >
      <Undo2 aria-hidden="true" size={17} />
      {t('undoPublishing.button')}
    </Decide>
  )
}

function Pages({ publication: { state, pages, ms, why } }: { publication: WirePublication }) {
  if (state === 'rendering') return <Alert title={t('pages.making')} tone="info" />
  if (state === 'failed') {
    return (
      <Alert title={t('pages.failedTitle')} tone="error">
        <p>{t('pages.failed', { why: why ?? '' })}</p>
      </Alert>
    )
  }
  const seconds = Math.max(1, Math.round(ms / 1000))
  const title =
    pages > 0
      ? t('pages.live', { pages: t('pages.page', { count: pages }), seconds })
      : t('pages.liveAlready')
  return <Alert title={title} tone="success" />
}
