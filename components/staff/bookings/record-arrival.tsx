'use client'

import { useState } from 'react'
import { reading } from '#calls/client.ts'
import type { ToldArrival } from '#lib/booking/rules/told.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { countedGuests, mayNote } from '#lib/reservations/rules/arrival.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { Decide } from '../kit/action/decide.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { count, instantDay, instantTime } from '../kit/words.ts'
import { ArrivalDialog } from '../today/arrival-dialog.tsx'
import { eatersWords } from '../today/kitchen-words.ts'
import { hour } from '../today/words.ts'

const t = staffWords('bookings')

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
  const facts = arrivalFacts(arrival, guests)
  return (
    <section aria-label={t('arrival.title')} className="border-edge border-t pt-4">
      <h3 className="font-semibold text-xs text-ink-2">{t('arrival.title')}</h3>
      {facts.length === 0 && <p className="mt-2 text-ink-2">{t('arrival.none')}</p>}
      {facts.length > 0 && (
        <dl className="num mt-2 grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
          {facts.map(([name, text]) => (
            <div className={name === 'message' ? 'sm:col-span-2' : ''} key={name}>
              <dt className="text-ink-2 text-xs">{t(`arrival.facts.${name}`)}</dt>
              <dd className="whitespace-pre-line font-medium text-md">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2 text-xs print:hidden">
        {may && (
          <Decide kind="outline" size="small" onPress={() => setOpen(true)}>
            {t('arrival.edit')}
          </Decide>
        )}
        {arrival.saved_at && (
          <span>
            {t('arrival.saved', {
              day: instantDay(arrival.saved_at),
              time: instantTime(arrival.saved_at),
            })}
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

type Fact = [name: 'arrival' | 'meals' | 'allergies' | 'dogs' | 'message', text: string]

function arrivalFacts(arrival: ToldArrival, guests: number): Fact[] {
  const { arrives_at, allergies, dogs, words } = arrival
  const eaters = eatersWords(arrival)
  const left = guests - countedGuests(arrival)
  if (eaters.length > 0 && left > 0) eaters.push(t('arrival.notAsked', { count: left }))
  const facts: Fact[] = [
    ['arrival', arrives_at && t('arrival.about', { time: hour(arrives_at) })],
    ['meals', eaters.join(', ')],
    ['allergies', allergies],
    ['dogs', dogs > 0 ? count(dogs, 'dog') : ''],
    ['message', words],
  ]
  return facts.filter(([, text]) => text !== '')
}
