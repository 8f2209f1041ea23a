'use client'

import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import type { WireMatches } from '#lib/statements/schema/lines.ts'
import { useGuardedChange } from '../kit/action/use-press.ts'
import { CardSkeleton, ListFailed, NothingFound } from '../kit/list/list-states.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { useMe } from '../kit/me.ts'
import { noChoices, takenSince } from './chosen.ts'
import { Done } from './done.tsx'
import { MatchGroup } from './match-group.tsx'
import { matchKey } from './match-words.ts'
import { Settled } from './settled.tsx'
import { StatementHead, UnreadRows } from './statement-head.tsx'
import { Unknown } from './unknown.tsx'
import { useDecisions } from './use-decisions.ts'
import { useMatches } from './use-matches.ts'
import { VerifyBar } from './verify-bar.tsx'

type MatchesViewProps = { id: string; onClose: () => void }

/** A statement beside the bookings: sure, likely, unknown, and what is settled. */
export function MatchesView({ id, onClose }: MatchesViewProps) {
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
                Show changes
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
            <NothingFound help="Every credit is settled." text="Nothing to look at" />
          </section>
        )}
      </LiveWords>
      <Unknown decisions={decisions} taken={choices.taken} unknown={unknown} />
      <Settled decisions={decisions} matches={matches} />
      {!isSettled && <VerifyBar choices={choices} decisions={decisions} matches={matches} />}
    </>
  )
}
