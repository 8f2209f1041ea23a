'use client'

import { Check, CircleAlert, TriangleAlert, Unlink } from 'lucide-react'
import Link from 'next/link'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { toPaise } from '#lib/shared/money.ts'
import type { Because } from '#lib/statements/rules/hit.ts'
import type { WireMatch } from '#lib/statements/schema/lines.ts'
import { PlainDecide } from '../kit/action/decide.tsx'
import { Select } from '../kit/form/select-field.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { MarkedText } from '../kit/marked-text.tsx'
import { day, rupeesAndPaise } from '../kit/words.ts'
import { type Choices, candidateOf, isTicked, withBooking, withTicks } from './chosen.ts'
import {
  bookingWords,
  candidateKey,
  type Group,
  matchKey,
  type Tag,
  tagsOf,
} from './match-words.ts'
import { TakenLine } from './taken-line.tsx'
import { Tick } from './tick.tsx'
import type { Decisions, Refused } from './use-decisions.ts'

const t = staffWords('statement')

type MatchRowProps = {
  group: Group
  match: WireMatch
  choices: Choices
  setChoices: (choices: Choices) => void
  decisions: Decisions
}

export function MatchRow({ group, match, choices, setChoices, decisions }: MatchRowProps) {
  const { line, marks, because } = match
  const candidate = candidateOf(choices, group, match)
  const refused = decisions.refused.find(({ line_id }) => line_id === line.id)
  const isOn = isTicked(choices, group, match)
  const taken = choices.taken.get(line.id)
  const sum = rupeesAndPaise(toPaise(line.amount))
  const name = t('row.name', { amount: sum, day: day(line.on) })
  return (
    <li
      className={`grid grid-cols-[44px_minmax(0,1fr)_auto_44px] gap-x-2 gap-y-1.5 border-rule border-t py-2 ps-2 pe-1.5 md:grid-cols-[44px_minmax(0,1fr)_auto_minmax(0,190px)_44px] md:items-center md:gap-x-3 md:py-1.5 xl:grid-cols-[44px_minmax(0,1fr)_auto_200px_190px_44px] xl:pe-3 ${isOn || taken ? '' : 'bg-hot'} ${taken ? '*:not-data-elsewhere:opacity-50' : ''}`}
      data-line={line.id}
    >
      <Tick
        checked={isOn}
        disabled={!candidate}
        label={candidate ? `${name}, ${candidate.full_name}` : name}
        onChange={(on) => setChoices(withTicks(choices, group, [match], on))}
      />
      <div className="gap-3 max-md:col-start-2 max-md:col-end-5 max-md:row-start-2 md:grid md:grid-cols-[52px_minmax(0,1fr)] md:items-baseline">
        <p className="num whitespace-nowrap text-ink-2 text-xs">{day(line.on)}</p>
        <MarkedText marks={marks} text={line.narration} />
      </div>
      <p className="num whitespace-nowrap text-end font-semibold text-sm max-md:col-start-3 max-md:row-start-1 max-md:pt-2.5">
        {sum}
      </p>
      <Tags because={because} isSure={group === 'sure'} />
      <div className="min-w-0 max-md:col-start-2 max-md:row-start-1 max-md:pt-2.5">
        <Booking choices={choices} group={group} match={match} setChoices={setChoices} />
      </div>
      <Part decisions={decisions} match={match} of={candidate} />
      <LiveWords className="col-start-2 col-end-[-1]">
        {refused && <Why refused={refused} />}
      </LiveWords>
      {taken && <TakenLine className="col-start-2 col-end-[-1]" line={line.id} taken={taken} />}
    </li>
  )
}

function Booking({ group, match, choices, setChoices }: Omit<MatchRowProps, 'decisions'>) {
  const { candidates, line } = match
  const [only] = candidates
  if (candidates.length === 1 && only) {
    return (
      <>
        <Link
          className="wrap-anywhere block font-semibold text-sm hover:underline"
          href={staffBookingPath(only.reference)}
        >
          {only.full_name}
        </Link>
        <span className="num block text-ink-2 text-xs">{bookingWords(only)}</span>
        {only.amount !== line.amount && (
          <span className="num block text-ink-2 text-xs">
            {t('row.ofSum', { amount: rupeesAndPaise(toPaise(only.amount)) })}
          </span>
        )}
      </>
    )
  }
  return (
    <Select
      aria-label={t('row.bookingFor', { amount: rupeesAndPaise(toPaise(line.amount)) })}
      className="text-sm!"
      onChange={(key) => setChoices(withBooking(choices, group, match, key || null))}
      options={[
        ['', t('row.which')],
        ...candidates.map(
          (each) => [candidateKey(each), `${each.full_name}, ${bookingWords(each)}`] as const,
        ),
      ]}
      value={choices.bookings[matchKey(group, match)] ?? ''}
    />
  )
}

type PartProps = {
  match: WireMatch
  of: WireMatch['candidates'][number] | null
  decisions: Decisions
}

function Part({ match: { line, candidates }, of, decisions }: PartProps) {
  const candidate = of ?? candidates[0]
  const apart = candidate && candidateKey(candidate)
  const part = () => {
    if (!candidate || !apart) return
    const text = t('row.apart', { name: candidate.full_name })
    void decisions.change(line.id, { apart }, { together: apart }, text)
  }
  return (
    <PlainDecide
      aria-label={of ? t('row.notOf', { name: of.full_name }) : t('row.notYet')}
      busy={decisions.busy || !of}
      className="icon-button grid place-items-center max-md:col-start-4 max-md:row-start-1 aria-disabled:opacity-50"
      onPress={part}
      title={t('row.notThis')}
    >
      <Unlink aria-hidden="true" size={19} />
    </PlainDecide>
  )
}

function Why({ refused: { message, reference } }: { refused: Refused }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 font-medium text-red text-sm">
      <CircleAlert aria-hidden="true" className="shrink-0" size={18} />
      {message}
      {reference && (
        <Link
          className="staff-link inline-flex min-h-11 items-center"
          href={staffBookingPath(reference)}
        >
          {t('openIt', { name: reference })}
        </Link>
      )}
    </p>
  )
}

function Tags({ because, isSure }: { because: Because[]; isSure: boolean }) {
  return (
    <ul
      aria-label={t('row.reasons')}
      className="flex flex-wrap gap-1.5 max-md:col-start-2 max-md:col-end-5 max-md:row-start-3 md:max-xl:col-start-2 md:max-xl:row-start-2"
    >
      {tagsOf(because).map((tag) => (
        <li
          className={`inline-flex items-center gap-1.5 rounded-[6px] px-2.5 py-0.5 font-semibold text-xs ${lookOf(tag, isSure)}`}
          key={tag.text}
        >
          {tag.isDoubt && <TriangleAlert aria-hidden="true" className="shrink-0" size={14} />}
          {!tag.isDoubt && isSure && <Check aria-hidden="true" className="shrink-0" size={14} />}
          {tag.text}
        </li>
      ))}
    </ul>
  )
}

function lookOf({ isDoubt }: Tag, isSure: boolean): string {
  if (isDoubt) return 'bg-turmeric-tint text-turmeric-ink'
  return isSure ? 'bg-leaf-tint text-leaf' : 'bg-rice text-ink'
}
