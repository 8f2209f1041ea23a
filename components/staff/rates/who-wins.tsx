import { PencilLine } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import { gapOf, lawOn } from '#lib/gst/rules/law.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { RateNight, SeasonBar } from '#lib/rates/schema/days.ts'
import { toRupees } from '#lib/shared/money.ts'
import { Card } from '../kit/card.tsx'
import { rupees } from '../kit/words.ts'
import { pairOf } from './price-pair.ts'
import type { RatesDesk } from './use-rates.ts'
import { nightsWords, weekdaysWords } from './words.ts'

const t = staffWords('rates')

/** A line that can set a price: its name and when it does. The price is null if it sets no price of the nights shown. */
type Line = { key: string; name: string; about: string; price?: number | null }

type OrderProps = { lines: Line[]; className?: string; children: ReactNode }

function Order({ lines, className = '', children }: OrderProps) {
  return (
    <Card className={className} title={t('order.title')}>
      <ol className="num">
        {lines.map(({ key, name, about, price }, at) => (
          <li
            className="grid grid-cols-[28px_1fr_auto] items-center gap-3 border-rule border-t px-4 py-2.5 lg:px-5"
            key={key}
          >
            <span className="grid size-[26px] place-items-center rounded-full bg-rice font-semibold text-xs">
              {at + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold text-sm">{name}</span>
              <span className="block text-ink-2 text-xs">{about}</span>
            </span>
            {price !== undefined && (
              <span className="font-semibold text-sm">{price === null ? '–' : rupees(price)}</span>
            )}
          </li>
        ))}
      </ol>
      {children}
    </Card>
  )
}

const order = ['usual', 'weekdays', 'season', 'own'] as const

/** Which rule of a price wins, for the screens that don't show the prices of a month. */
export function OrderNote() {
  return (
    <Order
      className="max-lg:hidden"
      lines={order.map((key) => ({
        key,
        name: t(`order.${key}.name`),
        about: t(`order.${key}.about`),
      }))}
    >
      <p className="border-rule border-t px-4 py-3 text-sm lg:px-5">{t('order.note')}</p>
    </Order>
  )
}

/** The lines that can set the price of a night, in their order: the last one that applies wins. */
export function WhoWins({ desk }: { desk: RatesDesk }) {
  const { rate, gst_rate } = desk.list.value.room
  const { base } = pairOf(rate, gst_rate)
  const nights = [...desk.nights.values()].filter(({ date }) =>
    date.startsWith(desk.month.slice(0, 7)),
  )
  const own = nights.filter((night) => night.own)
  const lines = [
    {
      key: 'usual',
      name: t('order.usual.name'),
      about:
        gst_rate === 0 ? t('nights.every') : t('order.beforeTax', { base: rupees(Number(base)) }),
      price: rate,
    },
    ...linesOf(desk.list.value.seasons, nights),
    {
      key: 'own',
      name: t('order.own.name'),
      about: t('order.ownDays', { count: own.length }),
      price: null,
    },
  ]
  return (
    <Order lines={lines}>
      {gst_rate === null && <Limit />}
      <div className="border-rule border-t px-4 py-3 lg:px-5">
        <p className="text-sm">{t('order.lastWins')}</p>
        <Link
          className={`mt-2.5 ${buttonClass({ kind: 'outline', size: 'small', wide: true })}`}
          href="/app/rates/seasons#usual"
        >
          <PencilLine aria-hidden="true" size={18} />
          {t('usual.title')}
        </Link>
      </div>
      <p className="border-rule border-t px-4 py-3 text-ink-2 text-xs lg:px-5">
        {t('order.days')} <span className="not-any-pointer-fine:hidden">{t('order.keys')}</span>
      </p>
    </Order>
  )
}

function Limit() {
  const { upTo, lower, higher } = lawOn()
  const { lowest, above } = gapOf()
  return (
    <p className="num border-rule border-t px-4 py-3 text-sm lg:px-5">
      <b className="block font-semibold">{t('order.gstTitle')}</b>
      {t('order.gst', {
        lower,
        higher,
        limit: rupees(toRupees(upTo)),
        lowest: rupees(toRupees(lowest)),
        above: rupees(toRupees(above)),
      })}
    </p>
  )
}

/** Returns the weekday prices and then the seasons of some nights, in the order in which the later one wins. */
function linesOf(seasons: readonly SeasonBar[], nights: readonly RateNight[]): Line[] {
  const rank = ({ from, room, id }: SeasonBar) => {
    return (from === null ? 0 : 2e9) + (room === null ? 0 : 1e9) + id
  }
  return seasons
    .filter((season) => season.from === null || nights.some(({ date }) => isIn(season, date)))
    .toSorted((one, other) => rank(one) - rank(other))
    .map((season) => {
      const { id, name, from } = season
      const because = from === null ? 'weekday' : 'season'
      const night = nights.find((each) => each.because === because && each.season === name)
      return {
        key: String(id),
        name: from === null ? name : t('order.seasonNamed', { name }),
        about: aboutOf(season, nights),
        price: night?.price ?? null,
      }
    })
}

/** Returns "6 to 11 Nov, Fri and Sat, 2 nights minimum", or "Fri and Sat nights" for weekday prices. */
export function aboutOf(season: SeasonBar, nights: readonly RateNight[]): string {
  const { from, to, weekdays } = season
  const days = weekdaysWords(weekdays)
  const isDaily = weekdays.length === 7
  if (from === null || to === null) {
    return isDaily ? days : t('order.weekdayNights', { weekdays: days })
  }
  const least = nights.find(({ date }) => isIn(season, date))?.minimum_nights ?? 1
  return [
    nightsWords(from, to),
    ...(isDaily ? [] : [days]),
    ...(least > 1 ? [t('nights.minimum', { count: least })] : []),
  ].join(', ')
}

function isIn({ from, to }: SeasonBar, date: string): boolean {
  return from !== null && to !== null && from <= date && date <= to
}
