'use client'

import { Plus, Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { reading } from '#calls/client.ts'
import type { FoundGuest } from '#lib/customers/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useActive } from '../kit/list/use-active.ts'
import { LiveWords } from '../kit/live/live-words.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { count, day } from '../kit/words.ts'
import { Found } from './found.tsx'
import type { NewBooking } from './use-new-booking.ts'

const t = staffWords('newBooking')

const least = 3
const findGuests = reading('GET desk/guests')
const nobody = async () => ({ rows: [] })

/** One field for a part of a name or a number; the results stand under it from the third character, and Enter takes one. */
export function GuestSearch({ form }: { form: NewBooking }) {
  const { draft, change, go } = form
  const q = draft.search.trim()
  const isLooking = q.length >= least
  const { value, loading } = useAnswer(isLooking ? findGuests : nobody, { q }, null, { topics: [] })
  const guests = isLooking && !loading ? (value?.rows ?? []) : []
  const { at, begin, walk } = useActive(guests.length + 1)
  const take = (guest: FoundGuest | undefined) => {
    if (!guest) return change(begun(q))
    const { name, phone, email, locale, stays } = guest
    change({ name, phone, email: email ?? '', locale, stays, isTaken: true })
    go('pay')
  }
  const press = (event: KeyboardEvent) => {
    if (walk(event) || event.key !== 'Enter' || !isLooking || loading) return
    event.preventDefault()
    take(guests[at])
  }
  return (
    <div>
      <label className="mb-1.5 block font-semibold text-sm" htmlFor="new-search">
        {t('guest.search')}
      </label>
      <div className="relative">
        <Search className="pointer-events-none absolute top-3.5 left-3.5 text-ink-2" size={19} />
        <input
          aria-activedescendant={isLooking ? `new-guest-${at}` : undefined}
          aria-autocomplete="list"
          aria-controls="new-guests"
          aria-expanded={isLooking}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the step is this field
          autoFocus
          className="control num w-full pl-11"
          id="new-search"
          onChange={(event) => {
            begin()
            change({ search: event.target.value })
          }}
          onKeyDown={press}
          role="combobox"
          spellCheck={false}
          value={draft.search}
        />
      </div>
      <Results {...{ at, guests, isLooking, loading, q }} onTake={take} />
      <LiveWords className="mt-2 text-ink-2 text-sm">
        {isLooking && loading && t('guest.looking')}
        {isLooking && !loading && (
          <span className="sr-only">{t('guest.found', { count: guests.length })}</span>
        )}
      </LiveWords>
    </div>
  )
}

type ResultsProps = {
  q: string
  guests: FoundGuest[]
  /** The one that Enter takes; after the last guest it is a new one. */
  at: number
  isLooking: boolean
  loading: boolean
  onTake: (guest: FoundGuest | undefined) => void
}

function Results({ q, guests, at, isLooking, loading, onTake }: ResultsProps) {
  return (
    <div
      aria-label={t('guest.results')}
      className={
        isLooking ? 'mt-2 overflow-clip rounded-staff border border-edge bg-white shadow-float' : ''
      }
      id="new-guests"
      role="listbox"
    >
      {guests.map((guest, index) => (
        <Found
          key={guest.id}
          id={`new-guest-${index}`}
          mark={q}
          onTake={() => onTake(guest)}
          selected={index === at}
          text={`${guest.phone}, ${staysWords(guest)}`}
          title={guest.name}
        />
      ))}
      {isLooking && !loading && (
        <Found
          Icon={Plus}
          id={`new-guest-${guests.length}`}
          mark=""
          onTake={() => onTake(undefined)}
          selected={at === guests.length}
          text={t(isNumber(q) ? 'guest.needsRest' : 'guest.needsNumber')}
          title={t('guest.new', { text: q })}
        />
      )}
    </div>
  )
}

function isNumber(q: string): boolean {
  return /^[+\d\s().-]+$/.test(q)
}

function begun(q: string) {
  return isNumber(q) ? { phone: q, isTaken: true } : { name: q, isTaken: true }
}

function staysWords({ stays, last }: FoundGuest): string {
  if (stays === 0 || last === null) return t('guest.noStays')
  return `${count(stays, 'stay')}, ${day(last, true)}`
}
