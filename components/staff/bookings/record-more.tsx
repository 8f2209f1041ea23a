'use client'

import { MessageSquare } from 'lucide-react'
import Link from 'next/link'
import { reading } from '#calls/client.ts'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { saidLines } from '#lib/booking/rules/said.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { DeskRecord } from '#lib/desk/schema/desk-record.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { languageName } from '../booking/letter-preview.tsx'
import { StatusBadge } from '../booking/status-badge.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { loading, stayDates } from '../kit/words.ts'
import { lastTime, lastWords } from '../waiting/last-words.ts'
import { RecordLetters } from './record-letters.tsx'
import { RecordNote } from './record-note.tsx'
import { Fact, Facts, RecordSection } from './record-section.tsx'

const t = staffWords('bookings')

export function RecordMore({ booking }: { booking: StaffBooking }) {
  const { reference } = booking
  const answer = useAnswer(reading('GET desk/bookings/[reference]/more'), { reference }, null, {
    topics: ['bookings', 'chats'],
  })
  const { value, failed, refresh } = answer
  return (
    <>
      <RecordGuest booking={booking} record={value} />
      <LiveWords className="text-ink-2 text-xs">
        {!value && (failed ? t('more.failed') : loading())}
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

function RecordChat({ chat }: { chat: NonNullable<DeskRecord['chat']> }) {
  return (
    <RecordSection aside={lastTime(chat.at, new Date())} name={t('more.chat')}>
      <Link
        className="flex min-h-11 items-center gap-3 hover:bg-band"
        href={`/app/chat?chat=${chat.id}`}
      >
        <MessageSquare aria-hidden="true" className="shrink-0 text-lake" size={18} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-lake">{chat.name}</span>
          <bdi className="block truncate text-ink-2 text-sm">{lastWords(chat)}</bdi>
        </span>
      </Link>
    </RecordSection>
  )
}

function RecordGuest({ booking, record }: { booking: StaffBooking; record: DeskRecord | null }) {
  return (
    <RecordSection name={t('more.guest')}>
      <Facts>
        <Fact name={t('more.language')}>{record ? languageName(record.locale) : '…'}</Fact>
        <Fact name={t('more.otherStays')}>
          {record ? record.others.length || t('more.firstStay') : '…'}
        </Fact>
        {saidLines(booking).map(({ title, text }) => (
          <Fact key={title} name={title} wide>
            <span className="whitespace-pre-line">{text}</span>
          </Fact>
        ))}
      </Facts>
      {record && record.others.length > 0 && (
        <ul
          aria-label={t('more.otherStays')}
          className="mt-2.5 divide-y divide-rule border-rule border-y"
        >
          {record.others.map((other) => (
            <li
              className="relative flex min-h-11 items-center gap-3 py-1 hover:bg-band"
              key={other.id}
            >
              <Link
                className="num min-w-0 flex-1 after:absolute after:inset-0"
                href={staffBookingPath(other.reference)}
              >
                {stayDates(other, true)}, {other.room_type}
              </Link>
              <StatusBadge booking={other} />
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  )
}
