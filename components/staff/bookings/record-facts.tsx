import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { takesPlace } from '#lib/booking/rules/statuses.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import { unitWords } from '#lib/rooms/rules/units.ts'
import { EmailLink } from '../email-link.tsx'
import { count, day, dialled, instantDay, instantTime, rupees } from '../words.ts'
import { useBookingWork } from './booking-work.ts'

/** The stay, the guest and the state of the booking. */
export function RecordFacts({ booking }: { booking: StaffBooking }) {
  const { unit_name, status_note, guest_note, verified_at, phone, email } = booking
  return (
    <div className="grid gap-5">
      <Facts name="Stay">
        <Fact name="Room" wide>
          {booking.room_type}
          {unit_name === null ? ', no unit kept' : `, ${unitWords(unit_name)}`}
        </Fact>
        <Fact name="Dates">
          {day(booking.check_in)} to {day(booking.check_out, true)}
        </Fact>
        <Fact name="Nights, guests">
          {count(booking.nights, 'night')}, {count(booking.guests, 'guest')}
        </Fact>
        <Fact name="Amount">{rupees(booking.amount)}</Fact>
        <Chosen booking={booking} />
        {verified_at && (
          <Fact name="Payment verified">
            {instantDay(verified_at)}, {instantTime(verified_at)}
          </Fact>
        )}
        {status_note && (
          <Fact name="Reason that the guest reads" wide>
            {status_note}
          </Fact>
        )}
      </Facts>
      <ChangeButton booking={booking} />
      <Facts name="Guest">
        <Fact name="Mobile">
          <a className="staff-link" href={dialled(phone)}>
            {phone}
          </a>
        </Fact>
        <Fact name="E-mail">
          <EmailLink address={email} className="staff-link break-all" />
        </Fact>
        {guest_note && (
          <Fact name="Note from the guest" wide>
            <span className="whitespace-pre-line">{guest_note}</span>
          </Fact>
        )}
      </Facts>
    </div>
  )
}

function ChangeButton({ booking }: { booking: StaffBooking }) {
  const { setOver } = useBookingWork()
  if (!takesPlace(booking.status)) return null
  return (
    <Button
      className="justify-self-start print:hidden"
      kind="outline"
      onClick={() => setOver({ dialog: 'stay', booking })}
      size="small"
    >
      Change the stay
    </Button>
  )
}

// What the guest chose to pay with the booking; what has come stands among the payments.
function Chosen({ booking: { amount, paying, to_pay } }: { booking: StaffBooking }) {
  const left = rupees(amount - to_pay)
  return (
    <Fact name="Paid with the booking">
      {paying === 'deposit'
        ? `The deposit, ${rupees(to_pay)}; ${left} left for arrival`
        : 'All of it, nothing left for arrival'}
    </Fact>
  )
}

function Facts({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="border-edge border-t pt-4">
      <h3 className="font-semibold text-xs text-ink-2">{name}</h3>
      <dl className="num mt-2 grid gap-x-6 gap-y-2.5 sm:grid-cols-2">{children}</dl>
    </section>
  )
}

function Fact({
  name,
  wide = false,
  children,
}: {
  name: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className={wide ? 'sm:col-span-2' : ''}>
      <dt className="text-ink-2 text-xs">{name}</dt>
      <dd className="font-medium text-md">{children}</dd>
    </div>
  )
}
