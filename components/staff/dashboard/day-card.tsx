import { LogIn, LogOut, Utensils } from 'lucide-react'
import Link from 'next/link'
import { Fragment } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { DeskToday } from '#lib/desk/schema/today.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { clockInIndia } from '#lib/shared/dates.ts'
import { Card } from '../kit/card.tsx'
import { rupees } from '../kit/words.ts'
import { dueOf, hour, unitOf } from '../today/words.ts'
import { type DayEvent, dinnerWords, isPast, stillWords, timeWords } from './day-words.ts'

const t = staffWords('dashboard')

const atOnce = 8

/** Shows who still comes and leaves today, by the hour, with the clock between them, the money to take, and dinner. */
export function DayCard({ day, events, at }: { day: DeskToday; events: DayEvent[]; at: string }) {
  const now = clockInIndia(at)
  const arriving = events.filter(({ kind }) => kind === 'arrives').length
  const shown = events.slice(0, atOnce)
  const clockPlace = shown.filter((event) => isPast(event, now)).length
  return (
    <Card
      aside={
        <p className="num text-ink-2 text-sm">
          {stillWords('arriving', arriving)}, {stillWords('leaving', events.length - arriving)}
        </p>
      }
      className="no-print self-start"
      title={<span className="heading text-title">{t('day.title')}</span>}
    >
      <ol className="px-4 pb-3 lg:px-[22px]">
        {shown.map((event, place) => (
          <Fragment key={`${event.kind} ${event.stay.id}`}>
            {place === clockPlace && <Clock now={now} />}
            <Event event={event} today={day.today} />
          </Fragment>
        ))}
        {clockPlace === shown.length && <Clock now={now} />}
      </ol>
      {events.length === 0 && <p className="px-4 pb-5 text-ink-2 lg:px-[22px]">{t('day.none')}</p>}
      {events.length > shown.length && (
        <p className="px-4 pb-3 lg:px-[22px]">
          <Link className="staff-link inline-flex min-h-11 items-center" href="/app/today">
            {t('day.more', { count: events.length - shown.length })}
          </Link>
        </p>
      )}
      <Dinner day={day} />
    </Card>
  )
}

function Dinner({ day }: { day: DeskToday }) {
  const { guests, diets } = dinnerWords(day)
  return (
    <div className="flex items-center gap-3 border-edge border-t bg-band px-4 py-3 lg:px-[22px]">
      <Utensils aria-hidden="true" className="shrink-0 text-lake" size={20} />
      <p className="num min-w-0 flex-1 text-sm">
        {guests === 0
          ? t('day.noDinner')
          : t.rich('day.dinner', {
              guests,
              diets,
              b: (words) => <b className="font-semibold">{words}</b>,
            })}
      </p>
      <Link className={buttonClass({ kind: 'outline', size: 'small' })} href="/app/today">
        {t('day.open')}
      </Link>
    </div>
  )
}

function Clock({ now }: { now: string }) {
  return (
    <li className="flex items-center gap-2.5 py-1 font-semibold text-laterite text-xs">
      <span className="num" suppressHydrationWarning>
        {hour(now)}
      </span>
      <span aria-hidden="true" className="h-0.5 flex-1 bg-laterite" />
    </li>
  )
}

function Event({ event, today }: { event: DayEvent; today: string }) {
  const { stay, kind } = event
  const Icon = kind === 'leaves' ? LogOut : LogIn
  const { full_name, reference } = stay
  const due = dueOf(stay)
  return (
    <li className="num relative grid min-h-11 grid-cols-[74px_22px_minmax(0,1fr)_auto] items-center gap-x-2 border-rule border-b py-1.5 last:border-b-0 hover:bg-band">
      <span className="text-ink-2 text-sm">{timeWords(event, today)}</span>
      <Icon
        aria-label={t(`events.${kind}`)}
        className={kind === 'leaves' ? 'text-turmeric-ink' : 'text-leaf'}
        role="img"
        size={18}
      />
      <span className="wrap-anywhere">
        <Link
          className="font-semibold after:absolute after:inset-0"
          href={staffBookingPath(reference)}
        >
          <bdi>{full_name}</bdi>
        </Link>{' '}
        <span className={`text-sm ${stay.unit === null ? 'text-red' : 'text-ink-2'}`}>
          {unitOf(stay)}
        </span>
      </span>
      {due > 0 && (
        <b className="font-semibold text-laterite">
          {t.rich('day.collect', {
            hidden: (words) => <span className="sr-only">{words}</span>,
            amount: () => rupees(due),
          })}
        </b>
      )}
    </li>
  )
}
