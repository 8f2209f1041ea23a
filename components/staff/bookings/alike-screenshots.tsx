'use client'

import { call } from '#calls/client.ts'
import { Words } from '#components/farm/words.tsx'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { useAction } from '../kit/action/use-action.ts'

const t = staffWords('bookings')

type AlikeProps = {
  booking: StaffBooking
  alike: NonNullable<StaffBooking['alike']>
  /** Reads again what is shown. */
  refresh: () => Promise<void>
}

export function AlikeScreenshots({ booking, alike, refresh }: AlikeProps) {
  const { busy, run } = useAction(refresh)
  const dismiss = () =>
    run({
      about: booking.id,
      call: () => call('POST booking_tell_apart', { json: { id: booking.id, other: alike.id } }),
      done: () => t('alike.saved'),
      refused: (why) => t('alike.notSaved', { why }),
    })
  const other = staffBookingPath(alike.reference)
  return (
    <div className="mt-3 grid gap-3">
      <div className="grid max-w-[420px] grid-cols-2 gap-3 text-xs">
        {booking.screenshot_path && (
          <Picture name={t('alike.thisBooking')} path={booking.screenshot_path} />
        )}
        <Picture name={`${alike.reference}, ${alike.full_name}`} path={alike.screenshot_path} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Decide kind="outline" size="small" onPress={dismiss} busy={busy.has(booking.id)}>
          {t('alike.different')}
        </Decide>
        <a
          className="staff-link inline-flex min-h-11 items-center"
          href={other}
          rel="noopener"
          target="_blank"
        >
          <span>
            {t.rich('alike.open', {
              reference: () => <span className="whitespace-nowrap">{alike.reference}</span>,
            })}
          </span>
        </a>
      </div>
    </div>
  )
}

function Picture({ name, path }: { name: string; path: string }) {
  return (
    <figure className="min-w-0">
      <a href={path} rel="noopener" target="_blank">
        {/* biome-ignore lint/performance/noImgElement: a private file, already encoded once */}
        <img
          alt={t('alike.picture', { name })}
          className="h-56 w-full rounded-plate border border-edge bg-rice object-contain object-top"
          src={path}
        />
      </a>
      <figcaption className="num mt-1 wrap-anywhere">
        <Words links={false}>{name}</Words>
      </figcaption>
    </figure>
  )
}
