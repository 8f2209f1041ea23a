'use client'

import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react'
import { Search, X } from 'lucide-react'
import { usePathname, useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { reading } from '#calls/client.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { useBackCloses } from '#components/ui/use-back-closes.ts'
import { bookingsPath } from '#lib/booking/rules/paths.ts'
import type { Found } from '#lib/desk/schema/find.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { maxSearchLength } from '#lib/shared/text.ts'
import { openBooking } from '../booking/opened-booking.ts'
import { useLogout } from '../kit/call/use-logout.ts'
import { useActive } from '../kit/list/use-active.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { ToastPlace } from '../kit/toast/toast-place.tsx'
import { useDelayed } from '../kit/use-delayed.ts'
import { noAnswer } from '../kit/words.ts'
import { type Choice, choicesOf } from './choices.ts'

const t = staffWords('find')

const nothing: Found = { bookings: [], guests: [], units: [], rooms: [] }
const waitMs = 150

/** One field that finds bookings, guests, units, rooms, screens and actions; arrows and Enter choose, the best stands first. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  useBackCloses(true, onClose)
  const [text, setText] = useState('')
  const q = useDelayed(text, waitMs).trim()
  const { value, loading, failed } = useAnswer(reading('GET desk/find'), { q }, null, {
    topics: [],
  })
  const choices = choicesOf(text, value ?? nothing)
  const isSettled = !loading && text.trim() === q
  const { at, walk, begin } = useActive(choices.length)
  const go = useGo(onClose)
  // What was found for an earlier text is not meant by Enter: it waits for the answer.
  const [waits, setWaits] = useState(false)
  const enter = useEffectEvent(() => {
    const choice = choices[at]
    if (choice) go(choice)
  })
  useEffect(() => {
    if (waits && isSettled) enter()
  }, [waits, isSettled])
  const field = useFocus()
  const list = useId()
  const press = (event: KeyboardEvent) => {
    setWaits(event.key === 'Enter')
    if (walk(event) || event.key !== 'Enter') return
    event.preventDefault()
  }
  return (
    <Dialog aria-label={t('button.label')} className="relative z-50" onClose={onClose} open>
      <DialogBackdrop className="fixed inset-0 bg-hill/60" />
      <div className="fixed inset-0 grid grid-cols-[minmax(0,1fr)] items-start justify-items-center sm:p-6 sm:pt-[12vh]">
        <DialogPanel className="flex max-h-dvh w-full flex-col overflow-clip bg-card shadow-float max-sm:min-h-dvh sm:max-h-[72vh] sm:max-w-[620px] sm:rounded-card">
          <div className="relative border-edge border-b">
            <Search className="pointer-events-none absolute top-5 left-5 text-ink-2" size={20} />
            <input
              aria-activedescendant={choices.length > 0 ? `${list}-${at}` : undefined}
              aria-autocomplete="list"
              aria-controls={list}
              aria-expanded="true"
              aria-label={t('dialog.field')}
              autoComplete="off"
              className="h-[60px] w-full truncate bg-transparent pr-14 pl-[52px] text-lg outline-none"
              enterKeyHint="go"
              maxLength={maxSearchLength}
              onChange={({ target }) => {
                setText(target.value)
                setWaits(false)
                begin()
              }}
              onKeyDown={press}
              ref={field}
              placeholder={t('dialog.placeholder')}
              role="combobox"
              spellCheck={false}
              type="text"
              value={text}
            />
            <IconButton
              className="icon-button absolute top-2 right-2"
              label={t('dialog.close')}
              onClick={onClose}
            >
              <X size={20} />
            </IconButton>
          </div>
          <p className="sr-only" role="status">
            {!loading && t('dialog.count', { count: choices.length })}
          </p>
          {failed && <p className="px-5 pt-3 text-red">{noAnswer()}</p>}
          <Choices at={at} choices={choices} id={list} onChoose={go} />
          <p className="border-edge border-t bg-band px-5 py-2 text-ink-2 text-sm max-lg:hidden">
            {t('dialog.keys')}
          </p>
          <ToastPlace />
        </DialogPanel>
      </div>
    </Dialog>
  )
}

type ChoicesProps = {
  id: string
  choices: Choice[]
  at: number
  onChoose: (choice: Choice) => void
}

function Choices({ id, choices, at, onChoose }: ChoicesProps) {
  const groups = Map.groupBy(choices, ({ group }) => group)
  return (
    <div aria-label={t('dialog.found')} className="overflow-y-auto p-2" id={id} role="listbox">
      {[...groups].map(([group, all]) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div aria-label={group} key={group} role="group">
          <p aria-hidden="true" className="px-3 pt-2.5 pb-1 font-semibold text-ink-2 text-xs">
            {group}
          </p>
          {all.map((choice) => (
            <Option
              active={choices[at] === choice}
              choice={choice}
              id={`${id}-${choices.indexOf(choice)}`}
              key={choice.href + choice.title}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = {
  id: string
  choice: Choice
  active: boolean
  onChoose: (choice: Choice) => void
}

function Option({ id, choice, active, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
    <div
      aria-selected={active}
      className="cursor-pointer rounded-control px-3 py-2 hover:bg-band aria-selected:bg-picked"
      id={id}
      onClick={() => onChoose(choice)}
      ref={(option) => {
        if (active) option?.scrollIntoView({ block: 'nearest' })
      }}
      role="option"
    >
      <bdi className="block truncate font-semibold">{choice.title}</bdi>
      <span className="num block truncate text-ink-2 text-sm">{choice.about}</span>
    </div>
  )
}

/** Gives the focus to a field: on touch screens the dialog would keep it. */
function useFocus() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return field
}

/** Returns what goes to a choice, which closes the search with the address that it leaves: a booking opens over the screen, or in its own place on that of the bookings. */
function useGo(onClose: () => void): (choice: Choice) => void {
  const router = useRouter()
  const isList = usePathname() === bookingsPath
  const logout = useLogout()
  return ({ href, reference, leaves }) => {
    if (leaves) void logout()
    else if (new URL(href, location.href).href === location.href) onClose()
    else if (reference && !isList) openBooking(reference)
    else router.push(href)
  }
}
