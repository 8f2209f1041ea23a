'use client'

import { Check, Flag } from 'lucide-react'
import { useState } from 'react'
import { reading } from '#calls/client.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { flagSentence, passedChecks } from '../booking/words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { SelectField } from '../kit/form/select-field.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { AlikeScreenshots } from './alike-screenshots.tsx'
import { useBookingWork } from './booking-work.ts'

const t = staffWords('bookings')

export function LookTwice({ booking }: { booking: StaffBooking }) {
  const { refresh } = useBookingWork()
  // Once the payment is verified, nobody looks at its checks again.
  const passed = booking.status === 'pending' ? passedChecks(booking) : []
  return (
    <>
      {booking.flags.length > 0 && (
        <section
          aria-label={t('checks.title')}
          className="rounded-control border border-[#ebcb7c] bg-[#fdf3d6] p-4"
        >
          <h3 className="flex items-center gap-2.5 font-semibold text-turmeric-ink">
            <Flag aria-hidden="true" size={18} />
            {t('checks.title')}
          </h3>
          <ul className="mt-1.5 grid gap-1.5">
            {booking.flags.map((flag) => (
              <li key={flag}>{flagSentence(flag, booking)}</li>
            ))}
          </ul>
          {booking.alike && (
            <AlikeScreenshots alike={booking.alike} booking={booking} refresh={refresh} />
          )}
          {booking.flags.includes('needs_room') && <GiveRoom booking={booking} />}
        </section>
      )}
      {passed.length > 0 && (
        <ul
          aria-label={t('checks.passed')}
          className="grid gap-x-6 gap-y-1.5 text-xs text-ink-2 2xl:grid-cols-2"
        >
          {passed.map((check) => (
            <li className="flex items-start gap-2.5" key={check}>
              <Check
                aria-hidden="true"
                className="mt-0.5 shrink-0 text-leaf"
                size={17}
                strokeWidth={2}
              />
              {check}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const all = { q: '' }

/** Gives a booking without a unit one, of any room. */
function GiveRoom({ booking }: { booking: StaffBooking }) {
  const { busy, giveRoom } = useBookingWork()
  const { value } = useAnswer(reading('GET rooms'), all, null, { topics: ['rooms'] })
  const [chosen, setChosen] = useState('')
  const rooms = value?.rows ?? []
  const own = rooms.find((room) => room.name === booking.room_type) ?? rooms[0]
  const room = rooms.find(({ id }) => String(id) === chosen) ?? own
  // Without the list there is no choice to offer; the sentence above says whom to call.
  if (!room) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2.5">
      <SelectField
        className="min-w-[200px] flex-1"
        label={t('checks.roomType')}
        onChange={setChosen}
        options={rooms.map(({ id, name }) => [String(id), name] as const)}
        value={String(room.id)}
      />
      <Decide
        kind="outline"
        size="small"
        onPress={() => giveRoom(booking, room)}
        busy={busy.has(booking.id)}
      >
        {t('checks.assign')}
      </Decide>
    </div>
  )
}
