import {
  BedDouble,
  Bell,
  CalendarClock,
  CalendarDays,
  CalendarX,
  Check,
  CheckCheck,
  Clock,
  Image,
  Landmark,
  type LucideIcon,
  MailX,
  Undo2,
  X,
} from 'lucide-react'
import Link from 'next/link'
import { Words } from '#components/farm/words.tsx'
import type { NoticeType } from '#lib/booking/rules/events.ts'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { ago } from '#lib/reports/rules/ago.ts'
import type { WireNotification } from '#lib/reports/schema/dashboard.ts'

const t = staffWords('dashboard')

const looks: Record<NoticeType, { Icon: LucideIcon; look: string }> = {
  booking_created: { Icon: CalendarDays, look: 'bg-lake-soft text-lake' },
  screenshot_uploaded: { Icon: Image, look: 'bg-turmeric-tint text-turmeric-ink' },
  transfer_announced: { Icon: Landmark, look: 'bg-turmeric-tint text-turmeric-ink' },
  booking_needs_room: { Icon: BedDouble, look: 'bg-turmeric-tint text-turmeric-ink' },
  booking_verified: { Icon: Check, look: 'bg-leaf-tint text-leaf' },
  booking_confirmed: { Icon: CheckCheck, look: 'bg-leaf-tint text-leaf' },
  booking_rejected: { Icon: X, look: 'bg-red-tint text-red' },
  booking_pending: { Icon: Clock, look: 'bg-turmeric-tint text-turmeric-ink' },
  change_undone: { Icon: Undo2, look: 'bg-indigo-tint text-indigo' },
  cancel_asked: { Icon: CalendarX, look: 'bg-turmeric-tint text-turmeric-ink' },
  wish_asked: { Icon: CalendarClock, look: 'bg-turmeric-tint text-turmeric-ink' },
  mail_failed: { Icon: MailX, look: 'bg-red-tint text-red' },
}
// A notice of an older release may have a type that is gone.
const other = { Icon: Bell, look: 'bg-indigo-tint text-indigo' }

type NoticesProps = {
  notices: WireNotification[]
  /** The time from which their ages are counted. */
  now: string
  /** Called when one is followed to its booking. */
  onFollow?: () => void
}

export function Notices({ notices, now, onFollow }: NoticesProps) {
  if (notices.length === 0) {
    return <p className="heading py-10 text-center text-lg">{t('notices.none')}</p>
  }
  return (
    <ul className="divide-y divide-rule">
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} now={now} {...(onFollow && { onFollow })} />
      ))}
    </ul>
  )
}

type NoticeProps = Omit<NoticesProps, 'notices'> & { notice: WireNotification }

function Notice({ notice, now, onFollow }: NoticeProps) {
  const { Icon, look } = looks[notice.type] ?? other
  const title = <Words links={false}>{notice.title || notice.type}</Words>
  return (
    <li
      className="relative grid grid-cols-[36px_minmax(0,1fr)_auto] gap-3 py-3 first:pt-1"
      data-type={notice.type}
    >
      <span aria-hidden="true" className={`grid size-9 place-items-center rounded-[9px] ${look}`}>
        <Icon size={19} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold leading-snug">
          {notice.reference === null ? (
            title
          ) : (
            <Link
              className="after:absolute after:inset-0 hover:underline"
              href={staffBookingPath(notice.reference)}
              onClick={() => onFollow?.()}
            >
              {title}
            </Link>
          )}
        </p>
        {notice.message && (
          <p className="text-xs text-ink-2 leading-snug">
            <Words links={false}>{notice.message}</Words>
          </p>
        )}
      </div>
      <time
        className="num whitespace-nowrap text-xs text-ink-2"
        dateTime={notice.created_at}
        suppressHydrationWarning
      >
        {ago(notice.created_at, new Date(now))}
      </time>
    </li>
  )
}
