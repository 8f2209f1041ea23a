'use client'

import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { fetchDeskRecord } from '#lib/desk/client/desk.ts'
import { LiveWords } from '../kit/live/live-words.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { RecordChat } from './record-chat.tsx'
import { RecordGuest } from './record-guest.tsx'
import { RecordLetters } from './record-letters.tsx'
import { RecordNote } from './record-note.tsx'

/** The parts of a record that nothing but it shows: guest, note of staff, mails that went out, and the chat. */
export function RecordMore({ booking }: { booking: StaffBooking }) {
  const { reference } = booking
  const answer = useAnswer(fetchDeskRecord, { reference }, null, { topics: ['bookings', 'chats'] })
  const { value, failed, refresh } = answer
  return (
    <>
      <RecordGuest booking={booking} record={value} />
      <LiveWords className="text-ink-2 text-xs">
        {!value && (failed ? 'Notes, mails and chat did not load.' : 'Loading...')}
      </LiveWords>
      {value && (
        <>
          <RecordNote note={value.note} onSaved={refresh} reference={reference} />
          <RecordLetters
            letters={value.letters}
            onSent={refresh}
            reference={reference}
            whatsapp={value.whatsapp}
          />
          {value.chat && <RecordChat chat={value.chat} />}
        </>
      )}
    </>
  )
}
