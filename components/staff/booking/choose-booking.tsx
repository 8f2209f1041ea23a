'use client'

import { type ReactNode, useState } from 'react'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { fetchBookings } from '#lib/desk/client/decisions.ts'
import type { BookingSearch } from '#lib/desk/schema/search.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { ListFailed } from '../kit/list/list-states.tsx'
import { SearchField } from '../kit/list/search-field.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { useDelayed } from '../kit/use-delayed.ts'
import { stayDates } from '../kit/words.ts'

const t = staffWords('booking')

type ChooseBookingProps = {
  title: string
  /** Returns the words of the button; `chosen` is null until there is a choice. */
  button: (chosen: StaffBooking | null) => string
  busy?: boolean
  /** The search until something is typed, and what it finds in words. */
  usual: { q: string; words: string }
  /** Says how the money of a booking stands, in a few words. */
  money: (booking: StaffBooking) => string
  onChoose: (booking: StaffBooking) => void
  onClose: () => void
  /** What is above the search. */
  children?: ReactNode
}

const atOnce = 8

/** Finds a booking by name, reference or amount, and asks which one it is. */
export function ChooseBooking(props: ChooseBookingProps) {
  const { title, button, busy = false, usual, money, onChoose, onClose, children } = props
  const [chosen, setChosen] = useState<StaffBooking | null>(null)
  const [text, setText] = useState('')
  const q = useDelayed(text, 300).trim() || usual.q
  const { value, loading, failed, refresh } = useAnswer<
    Partial<BookingSearch>,
    { rows: StaffBooking[] }
  >(fetchBookings, { q, page: 1, size: atOnce }, null, { topics: [] })
  const found = value?.rows ?? []
  return (
    <Modal
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Decide
            kind="secondary"
            onPress={() => chosen && onChoose(chosen)}
            busy={!chosen || busy}
          >
            {button(chosen)}
          </Decide>
        </>
      }
      onClose={onClose}
      title={title}
    >
      {children}
      <SearchField onChange={setText} placeholder={t('choose.search')} value={text} />
      {failed && <ListFailed className="mt-4" onRetry={refresh} what="bookings" />}
      <fieldset aria-busy={loading} className={`mt-4 ${loading ? 'opacity-60' : ''}`}>
        <legend className="font-semibold text-sm">
          {text.trim() ? t('choose.found') : usual.words}
        </legend>
        {found.map((booking) => (
          <Option
            about={`${aboutOf(booking)}, ${money(booking)}`}
            checked={chosen?.id === booking.id}
            key={booking.id}
            name={booking.full_name}
            onChoose={() => setChosen(booking)}
          />
        ))}
      </fieldset>
      <p className="mt-2 text-ink-2 text-sm" role="status">
        {value && found.length === 0 && t('choose.none')}
        {found.length === atOnce && t('choose.first', { count: atOnce })}
      </p>
    </Modal>
  )
}

function aboutOf(booking: StaffBooking): string {
  return `${booking.reference}, ${booking.room_type}, ${stayDates(booking)}`
}

type OptionProps = { name: string; about: string; checked: boolean; onChoose: () => void }

function Option({ name, about, checked, onChoose }: OptionProps) {
  return (
    <label className="mt-2 block cursor-pointer rounded-control border-[1.5px] border-line-control px-3.5 py-2.5 has-checked:border-lake has-checked:bg-[#f1f6f2] has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2 has-checked:ring-[1.5px] has-checked:ring-lake">
      <input
        checked={checked}
        className="sr-only"
        name="booking"
        onChange={onChoose}
        type="radio"
      />
      <span className="wrap-anywhere block font-semibold">{name}</span>
      <span className="num block text-ink-2 text-sm">{about}</span>
    </label>
  )
}
