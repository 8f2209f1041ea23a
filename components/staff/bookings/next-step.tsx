import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { nextWords } from './next-words.ts'

/** Says what is next with a booking, and what is due. */
export function NextStep({ booking }: { booking: StaffBooking }) {
  const isDue = booking.balance > 0 && booking.status !== 'rejected'
  const { next, money } = nextWords(booking, dayInIndia(new Date()))
  return (
    <section
      aria-label="Next"
      className="num rounded-control border border-lake-edge bg-lake-soft px-[18px] py-3.5"
    >
      <p className="font-semibold text-md">{next}</p>
      {money && <p className={isDue ? 'font-semibold text-laterite-dark' : ''}>{money}</p>}
    </section>
  )
}
