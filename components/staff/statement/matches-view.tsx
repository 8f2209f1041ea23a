'use client'

import { ArrowUp, CheckCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#calls/client.ts'
import { undoSeconds } from '#lib/booking/rules/undo.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import type { WireMatches } from '#lib/statements/schema/lines.ts'
import { Decide } from '../kit/action/decide.tsx'
import { useGuardedChange } from '../kit/action/use-press.ts'
import { quietlyWithSignIn } from '../kit/call/with-sign-in.ts'
import { CardSkeleton, ListFailed, NothingFound } from '../kit/list/list-states.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { usePoll } from '../kit/live/use-poll.ts'
import { useMe } from '../kit/me.ts'
import { rupeesAndPaise } from '../kit/words.ts'
import { type Choices, noChoices, takenSince, tickedOf, verificationsOf } from './chosen.ts'
import { Done } from './done.tsx'
import { MatchGroup } from './match-group.tsx'
import { matchKey, paiseOf } from './match-words.ts'
import { Settled } from './settled.tsx'
import { StatementHead, UnreadRows } from './statement-head.tsx'
import { Unknown } from './unknown.tsx'
import { type Decisions, useDecisions } from './use-decisions.ts'

const t = staffWords('statement')

export function MatchesView({ id, onClose }: { id: string; onClose: () => void }) {
  const { matches, latest, failed, hasNews, show, refresh } = useMatches(id)
  return (
    <>
      {failed && (
        <ListFailed className="" onRetry={refresh} stale={matches !== null} what="statement" />
      )}
      {matches ? (
        <>
          <StatementHead matches={matches} onClose={onClose} />
          <UnreadRows {...matches.statement} />
          <div className="contents" role="status">
            {hasNews && (
              <button
                className="mx-auto inline-flex min-h-11 items-center gap-2 rounded-full bg-lake px-5 font-semibold text-cream text-xs shadow-float hover:bg-lake-dark"
                onClick={show}
                type="button"
              >
                <ArrowUp aria-hidden="true" size={16} />
                {t('matches.show')}
              </button>
            )}
          </div>
          <Groups id={id} latest={latest ?? matches} matches={matches} refresh={refresh} />
        </>
      ) : (
        !failed && <CardSkeleton />
      )}
    </>
  )
}

type GroupsProps = {
  id: string
  /** The statement as it is shown, and as the server has it. */
  matches: WireMatches
  latest: WireMatches
  refresh: () => Promise<void>
}

function Groups({ id, matches, latest, refresh }: GroupsProps) {
  const [chosen, setChoices] = useState(noChoices)
  const decisions = useDecisions(id, refresh)
  const me = useMe()
  // News of what is verified here can come before its answer.
  const choices = { ...chosen, taken: takenSince(matches, latest, decisions.busy ? me : null) }
  const { sure, likely, unknown } = matches
  // What can be pressed now, so that a press meant for another row decides nothing.
  useGuardedChange(
    [
      ...sure.map((match) => matchKey('sure', match)),
      ...likely.map((match) => matchKey('likely', match)),
      ...unknown.credits.map((line) => `${line.id} ${line.ignored}`),
      ...choices.taken.keys(),
    ].join(' '),
  )
  const group = { choices, decisions, setChoices }
  const isSettled = sure.length + likely.length === 0
  const isAllSettled = isSettled && unknown.credits.every(({ ignored }) => ignored)
  return (
    <>
      <Done done={decisions.done} id={id} verified={matches.verified} />
      {sure.length > 0 && <MatchGroup {...group} matches={sure} name="sure" />}
      {likely.length > 0 && <MatchGroup {...group} matches={likely} name="likely" />}
      <LiveWords>
        {isAllSettled && unknown.claims.length === 0 && (
          <section className="rounded-staff border border-edge bg-card *:border-t-0">
            <NothingFound help={t('matches.noneHelp')} text={t('matches.none')} />
          </section>
        )}
      </LiveWords>
      <Unknown decisions={decisions} taken={choices.taken} unknown={unknown} />
      <Settled decisions={decisions} matches={matches} />
      {!isSettled && <VerifyBar choices={choices} decisions={decisions} matches={matches} />}
    </>
  )
}

/** A statement as it's shown, and as the server has it; null until there's an answer. */
type Seen = { shown: WireMatches | null; latest: WireMatches | null; failed: boolean }

const nothing: Seen = { shown: null, latest: null, failed: false }
const everyMs = 15_000

/**
 * Follows a statement beside the bookings. Its rows don't move while somebody looks at them: what others have changed is shown
 * only on request, what was decided here at once.
 */
function useMatches(id: string) {
  const [seen, setSeen] = useState(nothing)
  const takeIn = (latest: WireMatches | null, poll: boolean) =>
    setSeen((before) => {
      if (!latest) return { ...before, failed: true }
      return { shown: poll && before.shown ? before.shown : latest, latest, failed: false }
    })
  const begin = useEffectEvent((latest: WireMatches | null) => takeIn(latest, false))
  useEffect(() => {
    const leave = new AbortController()
    void ask(id, { signal: leave.signal }).then((latest) => leave.signal.aborted || begin(latest))
    return () => leave.abort()
  }, [id])
  const refresh = usePoll(async ({ poll }) => takeIn(await ask(id, { poll }), poll), {
    everyMs,
    topics: ['bookings'],
  })
  return {
    matches: seen.shown,
    latest: seen.latest,
    failed: seen.failed,
    /** Others have changed something that is not shown yet. */
    hasNews: JSON.stringify(seen.latest) !== JSON.stringify(seen.shown),
    show: () => setSeen((before) => ({ ...before, shown: before.latest })),
    /** Reads it again and shows it. */
    refresh,
  }
}

async function ask(id: string, asking: Asking) {
  try {
    return await quietlyWithSignIn(call('GET statements/[id]', { params: { id }, ...asking }))
  } catch {
    return null
  }
}

type VerifyBarProps = { choices: Choices; matches: WireMatches; decisions: Decisions }

function VerifyBar({ choices, matches, decisions }: VerifyBarProps) {
  const ticked = tickedOf(choices, matches)
  const isNone = ticked.length === 0
  return (
    <section
      aria-label={t('verify.label')}
      data-task
      className="-mx-4 lg:-mx-6 xl:-mx-8 sticky bottom-0 z-20 mt-auto flex items-center gap-4 border-edge border-t bg-card px-4 py-3 shadow-[0_-8px_20px_-14px_rgb(30_30_20/0.4)] lg:px-6 xl:px-8"
    >
      <div className="num min-w-0 flex-1" role="status">
        <p className="font-semibold text-sm">
          {isNone
            ? t('verify.none')
            : t('verify.selected', {
                count: ticked.length,
                amount: rupeesAndPaise(paiseOf(ticked.map(({ line }) => line))),
              })}
        </p>
        <p className="text-ink-2 text-xs max-lg:hidden">
          {t('verify.help', { seconds: undoSeconds })}
        </p>
      </div>
      <Decide
        kind="secondary"
        onPress={() => void decisions.verify(verificationsOf(choices, matches))}
        busy={isNone || decisions.busy}
      >
        <CheckCheck aria-hidden="true" className="shrink-0 max-sm:hidden" size={19} />
        {t('verify.button', { count: ticked.length })}
      </Decide>
    </section>
  )
}
