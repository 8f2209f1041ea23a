import {
  CornerDownRight,
  Footprints,
  Globe,
  Hourglass,
  IndianRupee,
  KeyRound,
  LogOut,
  MoveUpRight,
  Phone,
  Wrench,
} from 'lucide-react'
import { isChannel, type Source } from '#lib/booking/rules/sources.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { isSlept } from '#lib/stays/rules/calendar.ts'
import type { CalendarOccupancy } from '#lib/stays/schema/calendar.ts'

const t = staffWords('calendar')

export type Shown = Pick<CalendarOccupancy, 'booking' | 'block' | 'hold' | 'check_in' | 'check_out'>

const looks = [
  'pending',
  'verified',
  'confirmed',
  'in_house',
  'left',
  'slept',
  'held',
  'blocked',
  'elsewhere',
] as const

/** The look of a bar: the status of its stay and how far that is, or what else has the unit. */
export type BarLook = (typeof looks)[number]

/** Returns the look of what has a unit. */
export function lookOf(
  shown: Pick<Shown, 'booking' | 'block' | 'check_in' | 'check_out'>,
): BarLook {
  const { booking, block } = shown
  if (!booking) return block ? 'blocked' : 'held'
  if (isSlept(shown)) return 'slept'
  const { progress, source, status } = booking
  if (progress === 'in_house') return 'in_house'
  if (progress !== 'expected' || status === 'rejected') return 'left'
  return isChannel(source) ? 'elsewhere' : status
}

const icons = {
  in_house: KeyRound,
  left: LogOut,
  slept: MoveUpRight,
  held: Hourglass,
  blocked: Wrench,
}
const shapes = {
  pending: 'size-2.5 rounded-full border-2 border-current',
  verified: 'size-[9px] rounded-full bg-current',
  confirmed:
    'h-2.5 w-3 bg-current [clip-path:polygon(14%_44%,0_62%,40%_100%,100%_18%,82%_0,38%_64%)]',
}

/** The sign of a bar's state, which tells it without colour. Bookings of another site have their letter. */
export function BarSign({ look }: { look: BarLook }) {
  if (look === 'elsewhere') return null
  if (look in shapes) {
    return (
      <span
        aria-hidden="true"
        className={`inline-block shrink-0 ${shapes[look as keyof typeof shapes]}`}
      />
    )
  }
  const Icon = icons[look as keyof typeof icons]
  return <Icon aria-hidden="true" className="shrink-0" size={14} strokeWidth={2.2} />
}

/** The sign of a stay whose guest came from another unit of the farm. */
export function MovedSign() {
  return <CornerDownRight aria-hidden="true" className="shrink-0" size={14} strokeWidth={2.2} />
}

const sourceIcons = { site: Globe, phone: Phone, walk_in: Footprints }

/** The way on which a booking came. */
export function SourceMark({ source }: { source: Source }) {
  return (
    <span className="inline-grid shrink-0" title={t(`sources.${source}`)}>
      <SourceDrawing source={source} />
    </span>
  )
}

function SourceDrawing({ source }: { source: Source }) {
  if (isChannel(source)) {
    return (
      <b
        aria-hidden="true"
        className="source-letter"
        data-letter={source === 'airbnb' ? 'A' : 'B'}
      />
    )
  }
  if (source === 'whatsapp') return <WhatsAppDrawing />
  const Icon = sourceIcons[source]
  return <Icon aria-hidden="true" size={14} strokeWidth={2} />
}

export function WhatsAppDrawing({ size = 14 }: { size?: number }) {
  return (
    <svg aria-hidden="true" fill="none" height={size} viewBox="0 0 24 24" width={size}>
      <path
        d="M3 21l1.6-4.6A8.8 8.8 0 1 1 8 19.6z"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
      />
      <path
        d="M9 8.2c-.6.5-.9 1.4-.4 2.7.9 2.2 2.7 3.9 4.9 4.6 1.2.4 2.1 0 2.5-.7.2-.4.2-.9-.2-1.1l-1.5-.8c-.3-.2-.6-.1-.9.2l-.5.6a5.6 5.6 0 0 1-2.6-2.5l.5-.6c.2-.3.3-.6.1-.9l-.8-1.4c-.2-.4-.7-.5-1.1-.1z"
        fill="currentColor"
      />
    </svg>
  )
}

/** The ring of a balance that is due. */
export function Coin() {
  return (
    <span aria-hidden="true" className="coin" title={t('legend.due')}>
      <IndianRupee size={11} strokeWidth={2.6} />
    </span>
  )
}

/** The looks of bars with their names. */
export function Legend() {
  return (
    <ul
      aria-label={t('legend.title')}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 text-ink-2 text-xs max-lg:px-4"
    >
      {looks.map((look) => (
        <li className="flex items-center gap-2" key={look}>
          <span className={`grid h-5 w-7 place-items-center rounded-[5px] border bar-${look}`}>
            <BarSign look={look} />
          </span>
          {t(`looks.${look}`)}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <Coin />
        {t('legend.due')}
      </li>
    </ul>
  )
}
