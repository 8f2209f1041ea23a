'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { CloseIcon } from '#components/ui/icons.tsx'
import { keepFocusInside } from '#components/ui/keep-focus-inside.ts'
import { useBackCloses } from '#components/ui/use-back-closes.ts'
import { calendarDaysAhead } from '#lib/booking/rules.ts'
import { addDays, dayInIndia, formatStayDay, type IsoDate } from '#lib/shared/dates.ts'
import { Choice } from './choice.tsx'
import { stayFrom, within } from './days.ts'
import { Legend } from './legend.tsx'
import { Months } from './months.tsx'
import { useNights } from './use-nights.ts'

type Stay = { checkIn: IsoDate; checkOut: IsoDate }

export type CalendarProps = {
  /** The room's name in the staff's list of rooms, as the request takes it. */
  room: string
  /** The name in the page's language. */
  name: string
  /** The price of a night with tax; undefined while it is unknown. */
  ratePaise: number | undefined
  /** The picture of the room, for the corner. */
  plate: ReactNode
  /** The day chosen earlier. */
  day?: IsoDate | ''
  /** The nights that the guest wants, if known. */
  nights?: number
  /** Returns the actions for a stay that begins on the chosen, free day. */
  take: (words: string, stay: Stay) => ReactNode
  /** Returns the actions for a stay near a chosen day that is taken. */
  near: (words: string, stay: Stay) => ReactNode
  /** Returns the link to dates that are not in this calendar. */
  later: (words: ReactNode) => ReactNode
  onClose: () => void
}

/** The free nights of a room, today and 30 days on, in a dialog: a sheet from below on phones. */
export function CalendarDialog(props: CalendarProps) {
  const { room, name, day, nights: wanted = 1 } = props
  const t = useTranslations('calendar')
  const locale = useLocale()
  const [range] = useState(daysAhead)
  const nights = useNights(room, range)
  const [chosen, choose] = useState(day && day === within(day, range) ? day : null)
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  }, [])
  useBackCloses(true, () => dialog.current?.close())
  const isTaken = (night: IsoDate) => nights.stateOf(night) === 'unavailable'
  const stay = chosen ? stayFrom(chosen, wanted, isTaken) : null
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
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain low:flex-none low:overflow-visible">
        <Months
          chosen={chosen}
          later={t.rich('later', {
            date: formatStayDay(range.last, locale, { day: 'numeric', month: 'long' }),
            link: props.later,
          })}
          onChoose={choose}
          range={range}
          stateOf={nights.stateOf}
        />
        <Legend />
      </div>
      <Choice
        day={chosen}
        name={name}
        near={stay && props.near(t('near'), stay)}
        nights={nights}
        ratePaise={props.ratePaise}
        take={stay && props.take(t('bookNow'), stay)}
      />
    </dialog>
  )
}

const unbrokenHyphen = '-\u2060'

function daysAhead() {
  const first = dayInIndia(new Date())
  return { first, last: addDays(first, calendarDaysAhead) }
}

function Head({ name, plate, onClose }: CalendarProps) {
  const t = useTranslations('calendar')
  return (
    <header className="flex items-center gap-3 border-line border-b px-4 py-3.5 md:gap-4.5 md:px-6 md:py-5">
      <div className="h-16 w-24 shrink-0 overflow-clip rounded-plate max-md:hidden">{plate}</div>
      <div className="flex-1">
        <h2 className="text-title leading-[1.15]! md:text-xl" id="calendar-title">
          {t('title', { room: name.replaceAll('-', unbrokenHyphen) })}
        </h2>
        <p className="mt-1 text-xs text-ink-2 leading-snug md:text-sm">
          {t('lead', { calendarDaysAhead })}
        </p>
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
