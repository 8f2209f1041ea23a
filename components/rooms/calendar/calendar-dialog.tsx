'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { CloseIcon } from '#components/ui/icons.tsx'
import { keepFocusInside } from '#components/ui/keep-focus-inside.ts'
import { useBackCloses } from '#components/ui/use-back-closes.ts'
import { mustCallFirst } from '#lib/booking/rules/stay-problems.ts'
import { dayInIndia, type IsoDate } from '#lib/shared/dates.ts'
import { ChosenStay } from './choice.tsx'
import { daysAhead, usefulStart, within } from './days.ts'
import { Months } from './months.tsx'
import { type Choice, nothingChosen } from './stay-choice.ts'
import { useNights } from './use-nights.ts'
import { usePick } from './use-pick.ts'
import { type Party, usualParty } from './use-total.ts'

type Stay = { checkIn: IsoDate; checkOut: IsoDate }

export type CalendarProps = {
  /** The room's name in the staff's list of rooms, as the request takes it. */
  room: string
  /** The name in the page's language. */
  name: string
  /** The picture of the room, for the corner. */
  plate: ReactNode
  /** The stay chosen earlier. */
  stay?: Stay | undefined
  party?: Party
  /** Returns the action for the chosen stay. */
  take: (words: string, stay: Stay) => ReactNode
  onClose: () => void
}

/**
 * The nights of a room with their prices, as far ahead as one may book, in a dialog: a sheet from below on phones. The first
 * press chooses the arrival, the second the departure.
 */
export function CalendarDialog(props: CalendarProps) {
  const { room, name, stay, party = usualParty } = props
  const t = useTranslations('calendar')
  const [range] = useState(() => daysAhead(dayInIndia(new Date())))
  const known = useNights(room, range, party.secret)
  const inRange = stay && stay.checkIn === within(stay.checkIn, range)
  const [choice, setChoice] = useState<Choice>(inRange ? stay : nothingChosen)
  const { told, pick } = usePick(known, choice, setChoice)
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  }, [])
  useBackCloses(true, () => dialog.current?.close())
  const { checkIn, checkOut } = choice
  return (
    <dialog
      aria-labelledby="calendar-title"
      className="m-auto w-[min(976px,100vw-48px)] flex-col overflow-clip rounded-card bg-card text-ink shadow-float transition-[translate] duration-200 ease-calm backdrop:bg-hill/60 open:flex starting:open:translate-y-2.5 max-md:mt-7 max-md:mb-0 max-md:h-[calc(100dvh-28px)] max-md:max-h-none max-md:w-full max-md:max-w-none max-md:rounded-b-none low:overflow-y-auto md:max-h-[calc(100dvh-32px)]"
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
      onClose={props.onClose}
      onKeyDown={keepFocusInside}
      ref={dialog}
    >
      <Head {...props} onClose={() => dialog.current?.close()} />
      <div className="@container min-h-0 flex-1 overflow-y-auto overscroll-contain [--edge:16px] max-[379px]:[--edge:8px] md:[--edge:40px] low:flex-none low:overflow-visible">
        <Months
          onPick={pick}
          range={range}
          sight={{
            known,
            choice,
            today: range.first,
            callsFirst: mustCallFirst(range.first, new Date()),
          }}
          start={checkIn ?? usefulStart(range.first)}
        />
      </div>
      <ChosenStay
        choice={choice}
        known={known}
        name={name}
        party={party}
        room={room}
        take={checkIn && checkOut ? props.take(t('bookNow'), { checkIn, checkOut }) : null}
        told={told}
      />
    </dialog>
  )
}

const unbrokenHyphen = '-\u2060'

function Head({ name, plate, onClose }: CalendarProps) {
  const t = useTranslations('calendar')
  return (
    <header className="flex items-center gap-3 border-line border-b px-4 py-3.5 md:gap-4.5 md:px-6 md:py-4">
      {plate && (
        <div className="h-16 w-24 shrink-0 overflow-clip rounded-plate max-md:hidden">{plate}</div>
      )}
      <div className="flex-1">
        <h2 className="text-title leading-[1.15]! md:text-xl" id="calendar-title">
          {t('title', { room: name.replaceAll('-', unbrokenHyphen) })}
        </h2>
        <p className="mt-1 text-xs text-ink-2 leading-snug md:text-sm">{t('lead')}</p>
      </div>
      <IconButton
        label={t('close')}
        className="size-[46px] shrink-0 rounded-control border-[1.5px] border-line-control hover:bg-rice"
        onClick={onClose}
      >
        <CloseIcon size={22} />
      </IconButton>
    </header>
  )
}
