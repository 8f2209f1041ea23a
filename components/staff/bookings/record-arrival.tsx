'use client'

import { useState } from 'react'
import { reading } from '#calls/client.ts'
import type { ToldArrival } from '#lib/booking/rules/told.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { countedGuests, mayNote } from '#lib/reservations/rules/arrival.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { Decide } from '../kit/action/decide.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { count, instantDay, instantTime } from '../kit/words.ts'
import { ArrivalDialog } from '../today/arrival-dialog.tsx'
import { dietNames } from '../today/kitchen-words.ts'
import { hour } from '../today/words.ts'

export function RecordArrival({ booking }: { booking: StaffBooking }) {
  const { id, guests, status, check_in: checkIn, check_out: checkOut } = booking
  const told = useAnswer(reading('GET desk/stays/[id]/arrival'), { id }, null, {
    topics: ['bookings'],
  })
  const [open, setOpen] = useState(false)
  const arrival = told.value
  if (!arrival) return null
  const may = mayNote({ status, checkIn, checkOut }, dayInIndia(new Date()))
  if (!may && !arrival.saved_at) return null
  const facts = factsOf(arrival, guests)
  return (
    <section aria-label="Arrival details" className="border-edge border-t pt-4">
      <h3 className="font-semibold text-xs text-ink-2">Arrival details</h3>
      {facts.length === 0 && <p className="mt-2 text-ink-2">Nothing yet.</p>}
      {facts.length > 0 && (
        <dl className="num mt-2 grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
          {facts.map(([name, text]) => (
            <div className={name === 'Message' ? 'sm:col-span-2' : ''} key={name}>
              <dt className="text-ink-2 text-xs">{name}</dt>
              <dd className="whitespace-pre-line font-medium text-md">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2 text-xs print:hidden">
        {may && (
          <Decide kind="outline" size="small" onPress={() => setOpen(true)}>
            Edit arrival details
          </Decide>
        )}
        {arrival.saved_at && (
          <span>
            Saved {instantDay(arrival.saved_at)}, {instantTime(arrival.saved_at)}
          </span>
        )}
      </p>
      {open && (
        <ArrivalDialog
          arrival={arrival}
          booking={booking}
          onClose={() => setOpen(false)}
          onSaved={() => void told.refresh()}
        />
      )}
    </section>
  )
}

function factsOf(arrival: ToldArrival, guests: number): [name: string, text: string][] {
  const { arrives_at, allergies, dogs, words } = arrival
  const eaters = dietNames.flatMap(([diet, name]) =>
    arrival[diet] > 0 ? [`${arrival[diet]} ${name}`] : [],
  )
  const left = guests - countedGuests(arrival)
  if (eaters.length > 0 && left > 0) eaters.push(`${left} not asked`)
  const facts: [string, string][] = [
    ['Arrival', arrives_at && `about ${hour(arrives_at)}`],
    ['Meals', eaters.join(', ')],
    ['Allergies', allergies],
    ['Dogs', dogs > 0 ? count(dogs, 'dog') : ''],
    ['Message', words],
  ]
  return facts.filter(([, text]) => text !== '')
}
