'use client'

import { UsersRound } from 'lucide-react'
import { reading } from '#calls/client.ts'
import { type Trait, traits } from '#lib/booking/rules/sender.ts'
import type { SenderBooking } from '#lib/booking/schema/senders.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { listed, stayDates } from '../kit/words.ts'
import { useBookingWork } from './booking-work.ts'

const t = staffWords('bookings')

/** Says how many other pending bookings the sender of this one has made, and rejects all of them by one press. */
export function SameSender({ booking }: { booking: StaffBooking }) {
  const { busy, setOver } = useBookingWork()
  const search = { id: booking.id }
  const { value } = useAnswer(reading('GET booking_same_sender'), search, null, {
    topics: ['bookings'],
  })
  const others = value?.bookings ?? []
  const all = others.length + 1
  const ask = () => setOver({ dialog: 'sender', booking, others })
  if (others.length === 0) return null
  return (
    <section
      aria-label={t('sender.title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-edge p-4"
    >
      <p className="flex min-w-[220px] flex-1 items-start gap-2.5">
        <UsersRound aria-hidden="true" className="mt-0.5 shrink-0 text-ink-2" size={18} />
        {t('sender.others', { count: others.length, traits: traitNames(traitsOf(others)) })}
      </p>
      <Decide
        className="!text-red aria-disabled:!text-ink-2"
        kind="outline"
        size="small"
        onPress={ask}
        busy={busy.has(booking.id)}
      >
        {t('sender.rejectAll', { count: all })}
      </Decide>
    </section>
  )
}

/** The other bookings of a sender, each with what it shares, before they are rejected. */
export function SenderBookings({ others }: { others: SenderBooking[] }) {
  return (
    <ul
      aria-label={t('sender.list')}
      className="num mt-3 grid max-h-56 gap-2 overflow-y-auto rounded-control border border-edge p-3 text-sm"
    >
      {others.map(({ id, full_name, reference, same, ...stay }) => (
        <li className="wrap-anywhere" key={id}>
          <b className="font-semibold">{full_name}</b>, {reference}, {stayDates(stay, true)}
          <span className="block text-ink-2 text-xs">
            {t('sender.same', { traits: traitNames(same) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

function traitsOf(others: SenderBooking[]): Trait[] {
  return traits.filter((trait) => others.some(({ same }) => same.includes(trait)))
}

function traitNames(shared: Trait[]): string {
  return listed(shared.map((trait) => t(`sender.traits.${trait}`)))
}
