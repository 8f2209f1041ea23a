'use client'

import { Check, IndianRupee, MessageCircleMore, Phone, Undo2 } from 'lucide-react'
import Link from 'next/link'
import { internationalDigits, isPhone } from '#lib/booking/rules/contact.ts'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { type Progress, progressBefore } from '#lib/booking/rules/progress.ts'
import { type DayList, isDone } from '#lib/desk/rules/day.ts'
import type { TodayStay } from '#lib/desk/schema/today.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { whatsappLink } from '#lib/shared/whatsapp-link.ts'
import { PlainDecide } from '../kit/action/decide.tsx'
import { dialled, rupees } from '../kit/words.ts'
import { CardActions } from './card-actions.tsx'
import { useDesk } from './desk.ts'
import { notesOf } from './notes.ts'
import { backOf, doneWords, dueOf, partyOf, unitOf } from './words.ts'

const t = staffWords('today')

/** A stay of the day: who, where, until when, what is to be taken, what is to be known, and the one thing to do. */
export function StayCard({ stay, list }: { stay: TodayStay; list: DayList }) {
  const { today } = useDesk()
  if (today.day === today.today && isDone(stay, list, today.day)) return <DoneCard stay={stay} />
  const notes = notesOf(stay, list, today)
  return (
    <article
      data-row={stay.id}
      tabIndex={-1}
      className="grid gap-1.5 rounded-[14px] border border-edge bg-card py-3.5 ps-4 pe-3.5 lg:py-3"
    >
      <div className="flex items-start gap-2.5">
        <div className="min-w-0 flex-1">
          <Name size="text-lg" stay={stay} />
          <p className="num mt-0.5 text-ink-2 text-sm">
            <b className={stay.unit === null ? 'text-red' : 'text-ink'}>{unitOf(stay)}</b>,{' '}
            {partyOf(stay, list === 'leaving')}
          </p>
        </div>
        <Due stay={stay} />
      </div>
      {notes.length > 0 && (
        <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-sm">
          {notes.map(({ Icon, text }) => (
            <li className="num flex min-w-0 gap-1.5" key={text}>
              <Icon aria-hidden="true" className="mt-0.5 shrink-0 text-lake" size={16} />
              <span className="min-w-0">{text}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-1 flex flex-wrap items-center justify-end gap-2">
        <Reach stay={stay} />
        <CardActions list={list} stay={stay} />
      </div>
    </article>
  )
}

function Name({ stay, size }: { stay: TodayStay; size: string }) {
  const { full_name, reference } = stay
  return (
    <h3 className={`heading ${size}`}>
      <Link className="hover:underline" href={staffBookingPath(reference)}>
        <bdi>{full_name}</bdi>
      </Link>
    </h3>
  )
}

function Due({ stay }: { stay: TodayStay }) {
  const { checking } = stay
  const due = dueOf(stay)
  const back = backOf(stay)
  if (due > 0) return <Sum className="text-laterite" coin sum={due} words={t('card.toCollect')} />
  if (checking > 0)
    return <Sum className="text-turmeric-ink" sum={checking} words={t('card.toCheck')} />
  if (back > 0) return <Sum className="text-laterite" sum={back} words={t('card.toRefund')} />
  return (
    <p className="flex items-center gap-1 whitespace-nowrap pt-0.5 font-semibold text-leaf text-xs">
      <Check aria-hidden="true" size={15} strokeWidth={2.3} />
      {t('card.paid')}
    </p>
  )
}

type SumProps = { sum: number; words: string; coin?: boolean; className: string }

function Sum({ sum, words, coin = false, className }: SumProps) {
  return (
    <p className={`num whitespace-nowrap text-end font-medium text-xs leading-tight ${className}`}>
      <b className="flex items-center justify-end gap-1.5 text-md">
        {coin && (
          <span
            aria-hidden="true"
            className="grid size-5 place-items-center rounded-full border-[1.5px] border-current bg-white"
          >
            <IndianRupee size={11} strokeWidth={2.6} />
          </span>
        )}
        <bdi dir="ltr">{rupees(sum)}</bdi>
      </b>
      {words}
    </p>
  )
}

const reach =
  'grid size-12 shrink-0 place-items-center rounded-control border border-line-control bg-white hover:bg-rice lg:size-11'

function Reach({ stay: { full_name: name, phone } }: { stay: TodayStay }) {
  if (!isPhone(phone)) return <span className="me-auto" />
  return (
    <p className="me-auto flex gap-2">
      <a
        aria-label={t('card.callGuest', { name })}
        className={reach}
        href={dialled(phone)}
        title={t('card.call')}
      >
        <Phone aria-hidden="true" size={20} />
      </a>
      <a
        aria-label={t('card.whatsappGuest', { name })}
        className={reach}
        href={whatsappLink(internationalDigits(phone), '')}
        rel="noreferrer"
        target="_blank"
        title={t('card.whatsapp')}
      >
        <MessageCircleMore aria-hidden="true" size={20} />
      </a>
    </p>
  )
}

// What it was before it was done with.
function wasBefore({ checked_in_at, checked_out_at, no_show_at }: TodayStay): Progress {
  const at = (instant: string | null) => (instant === null ? null : new Date(instant))
  const instants = {
    checkedInAt: at(checked_in_at),
    checkedOutAt: at(checked_out_at),
    noShowAt: at(no_show_at),
  }
  return progressBefore(instants) ?? 'expected'
}

function DoneCard({ stay }: { stay: TodayStay }) {
  const { progress } = useDesk()
  const isUnmade = stay.progress === 'left' && stay.uncleaned_since === stay.checked_out_at
  return (
    <article
      data-row={stay.id}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-[14px] border border-edge border-dashed py-2 ps-4 pe-2"
    >
      <div className="min-w-0 flex-1 text-ink-2">
        <Name size="text-base" stay={stay} />
        <p className="num mt-0.5 text-sm">{doneWords(stay)}</p>
      </div>
      {isUnmade && (
        <PlainDecide
          className={`${quiet} text-ink`}
          onPress={() => void progress.makeUp(stay)}
          busy={progress.busy.has(stay.id)}
        >
          {t('card.clean')}
        </PlainDecide>
      )}
      <PlainDecide
        aria-label={t('card.undoFor', { name: stay.full_name })}
        className={`${quiet} text-lake`}
        onPress={() => void progress.takeBack(stay, wasBefore(stay))}
        busy={progress.busy.has(stay.id)}
      >
        <Undo2 aria-hidden="true" size={18} />
        {t('card.undo')}
      </PlainDecide>
    </article>
  )
}

const quiet =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-control px-2.5 font-semibold text-sm hover:bg-rice aria-disabled:opacity-60'
