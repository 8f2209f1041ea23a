import { Check, DoorClosed, Lock, Moon, PencilLine, UserRoundX } from 'lucide-react'
import type { CSSProperties } from 'react'
import { lawOn } from '#lib/gst/rules/law.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { RateNight, WireNight } from '#lib/rates/schema/days.ts'
import { type IsoDate, isWeekendNight } from '#lib/shared/dates.ts'
import { rupees } from '../kit/words.ts'
import type { BarPiece } from './bars.ts'
import { lawPercent, nightSentence } from './words.ts'

const t = staffWords('rates')

type DayCellProps = {
  day: IsoDate
  /** Undefined until it is known. */
  night: RateNight | undefined
  /** The night as it would be with what is typed. */
  draft: WireNight | undefined
  today: IsoDate
  chosen: boolean
  /** The bar of a season that begins here. */
  bar: BarPiece | undefined
  /** The room's rate of GST; null if that of each night follows its price. */
  gst: number | null
  /** True if Tab stops here. */
  stop: boolean
}

/** A night of the month: what it costs, how many units are left, and what it asks of guests. */
export function DayCell({ day, night, draft, today, chosen, bar, gst, stop }: DayCellProps) {
  const isOver = day < today
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a cell is a gridcell, which allows it
    <td
      aria-current={day === today ? 'date' : undefined}
      aria-disabled={isOver || undefined}
      aria-selected={chosen}
      className={`rates-cell ${groundOf(day, draft ?? night, night?.free)}`}
      data-day={day}
      tabIndex={stop ? 0 : -1}
    >
      <span className="sr-only">{nightSentence(day, night, draft, gst)}</span>
      <span aria-hidden="true" className="contents">
        {bar && <Bar bar={bar} />}
        <span className="rates-date">
          <span className="num">{Number(day.slice(8))}</span>
          {chosen ? (
            <Check className="rates-mark" strokeWidth={2.6} />
          ) : (
            night?.own && <PencilLine className="rates-mark" />
          )}
        </span>
        {night ? <Face draft={draft} gst={gst} night={night} /> : <span className="rates-waits" />}
      </span>
    </td>
  )
}

function Bar({ bar: { season, first, last, cut } }: { bar: BarPiece }) {
  return (
    <span
      className="rates-bar"
      data-cut={cut ?? undefined}
      style={{ '--nights': last - first + 1 } as CSSProperties}
    >
      {season.name}
    </span>
  )
}

function groundOf(day: IsoDate, night: WireNight | undefined, free: number | undefined): string {
  if (night?.closed) return 'rates-closed'
  if (night && free === 0) return 'rates-full'
  return isWeekendNight(day) ? 'rates-weekend' : ''
}

type FaceProps = Pick<DayCellProps, 'draft' | 'gst'> & { night: RateNight }

function Face({ night, draft, gst }: FaceProps) {
  const { price, closed, minimum_nights, arrival, departure } = draft ?? night
  if (closed) {
    return (
      <span className="rates-lock">
        <Lock className="shrink-0" size={16} />
        <span className="max-lg:hidden">{t('nights.closed')}</span>
      </span>
    )
  }
  const [sign = '', figures = ''] = [rupees(price).slice(0, 1), rupees(price).slice(1)]
  return (
    <>
      <span className={`rates-price num ${price >= 10_000 ? 'rates-long' : ''}`}>
        <span className="rates-sign">{sign}</span>
        {figures}
      </span>
      <span className="rates-foot num">
        {gst === null && <LawRate date={night.date} price={price} />}
        <span className={night.free === 0 ? 'font-semibold text-ink' : 'max-lg:hidden'}>
          {night.free === 0 ? t('nights.full') : t('nights.left', { count: night.free })}
        </span>
        <span className="rates-signs">
          {!arrival && <UserRoundX size={15} />}
          {!departure && <DoorClosed size={15} />}
          {minimum_nights > 1 && (
            <span className="flex items-center gap-0.5 font-semibold">
              <Moon size={14} />
              {minimum_nights}
            </span>
          )}
        </span>
      </span>
    </>
  )
}

// Darker above the limit.
function LawRate({ date, price }: { date: IsoDate; price: number }) {
  const percent = lawPercent(price, date)
  const isAbove = percent !== null && percent > lawOn(date).lower
  return (
    <span className={isAbove ? 'rounded bg-lake-dark px-1 font-semibold text-cream' : ''}>
      {percent === null ? t('nights.unknownGst') : `${percent}%`}
    </span>
  )
}
