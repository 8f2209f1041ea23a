import Link from 'next/link'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { count, day } from '../kit/words.ts'
import { CameOrNot } from './card-actions.tsx'
import { useDesk } from './desk.ts'
import { unitOf } from './words.ts'

/** Asks whether guests who were due have come, from the evening on and until somebody answers. */
export function Unsaid() {
  const { today } = useDesk()
  const { unsaid } = today
  if (unsaid.length === 0) return null
  return (
    <section
      aria-labelledby="unsaid"
      className="rounded-staff border border-edge bg-card max-lg:mx-3"
    >
      <h2 className="num px-4 pt-3 pb-2 font-semibold lg:px-5" id="unsaid">
        Did they come?{' '}
        <span className="font-normal text-ink-2">{count(unsaid.length, 'guest')}</span>
      </h2>
      <ul>
        {unsaid.map((stay) => (
          <li
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-t px-4 py-2.5 max-sm:*:w-full lg:px-5"
            data-row={stay.id}
            key={stay.id}
            tabIndex={-1}
          >
            <p className="num min-w-0 text-ink-2 text-sm">
              <Link
                className="font-semibold text-base text-ink hover:underline"
                href={staffBookingPath(stay.reference)}
              >
                <bdi>{stay.full_name}</bdi>
              </Link>
              <br />
              {unitOf(stay)}, {day(stay.check_in)} to {day(stay.check_out)}
              {stay.check_out < today.today && ', over'}
            </p>
            <CameOrNot stay={stay} />
          </li>
        ))}
      </ul>
    </section>
  )
}
