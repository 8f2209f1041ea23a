'use client'

import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { Plus, Printer } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { DayList } from '#lib/desk/rules/day.ts'
import type { DeskToday, DeskTodayInput, TodayStay } from '#lib/desk/schema/today.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { keepFocus } from '../kit/action/keep-focus.ts'
import { useBegun } from '../kit/action/use-begun.ts'
import { useGuardedChange } from '../kit/action/use-press.ts'
import { useNewBookingPath } from '../kit/address/use-new-booking-path.ts'
import { ByWindow } from '../kit/by-window.tsx'
import { OfflineNote } from '../kit/live/offline-note.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { count, stayDates, wholeDay } from '../kit/words.ts'
import { CameOrNot } from './card-actions.tsx'
import { DayColumns } from './day-columns.tsx'
import { DeskProvider, type Over, overNow, useDesk } from './desk.ts'
import { eating } from './kitchen-words.ts'
import { KitchenNotes, Meals } from './meals.tsx'
import { OverDay } from './over-day.tsx'
import { DaySheet } from './sheet.tsx'
import { StayList } from './stay-list.tsx'
import { useProgress } from './use-progress.ts'
import { type Today, useToday } from './use-today.ts'
import { asideOf, listName, nightGuests, nightWords, stillIn, unitOf } from './words.ts'

const t = staffWords('today')

type TodayScreenProps = {
  first: First<DeskToday, DeskTodayInput>
  phone: boolean
  /** The picture for a day on which nobody arrives. */
  plate: ReactNode
}

/** The day at the farm: what is cooked, who arrives, who is here and who leaves. */
export function TodayScreen({ first, phone, plate }: TodayScreenProps) {
  const today = useToday(first)
  const { value, loading, refresh } = today
  const progress = useProgress(refresh)
  const [over, setOver] = useState<Over | null>(null)
  useGuardedChange(shownIds(value))
  useBegun('print', () => print())
  const close = () => {
    setOver(null)
    if (over) keepFocus(over.stay.id)
  }
  const open = (next: Over) => !progress.refused() && setOver(next)
  return (
    <DeskProvider value={{ today: value, progress, open, refresh }}>
      <DaySheet />
      <div className="flex flex-1 flex-col print:hidden">
        <ByWindow phone={phone}>
          {(wide) => (
            <div
              aria-busy={loading}
              className={`grid gap-4 py-2 lg:p-6 lg:pt-5 xl:px-8 ${loading ? 'opacity-60' : ''}`}
            >
              <TodayBar today={today} wide={wide} />
              <Unsaid />
              {wide ? <DayColumns plate={plate} /> : <DayTabs plate={plate} />}
            </div>
          )}
        </ByWindow>
      </div>
      {over && <OverDay onClose={close} over={overNow(over, value)} refresh={refresh} />}
    </DeskProvider>
  )
}

function shownIds({ arriving, in_house, leaving, unsaid }: DeskToday): string {
  return [...unsaid, ...arriving, ...in_house, ...leaving]
    .map(({ id, progress }) => id + progress)
    .join()
}

const lists: DayList[] = ['arriving', 'in_house', 'leaving']

const tab =
  'num relative -outline-offset-3! grid min-h-[54px] content-center justify-items-center font-medium text-ink-2 text-sm leading-tight after:absolute after:inset-x-3.5 after:-bottom-px after:h-[3px] after:rounded-t-[3px] data-selected:font-semibold data-selected:text-lake-dark data-selected:after:bg-lake'

/** The day on a phone: a tab for each list and for the meals, with how many there are. */
function DayTabs({ plate }: { plate: ReactNode }) {
  const { today } = useDesk()
  return (
    <TabGroup className="grid">
      <TabList aria-label={t('lists.label')} className="grid grid-cols-4 border-edge border-b">
        {lists.map((list) => (
          <Tab className={tab} key={list}>
            <b className="heading text-ink text-lg">{stillIn(today, list)}</b>
            {listName(list, today)}
          </Tab>
        ))}
        <Tab className={tab}>
          <b className="heading text-ink text-lg">{nightGuests(today)}</b>
          {t('meals.label')}
        </Tab>
      </TabList>
      <TabPanels className="p-3">
        {lists.map((list) => (
          <TabPanel className="grid gap-2.5" key={list}>
            <div className="num flex justify-between gap-3 px-1 text-ink-2 text-sm">
              <h2>{wholeDay(today.day)}</h2>
              <b className="font-semibold text-ink">{asideOf(today, list)}</b>
            </div>
            <StayList key={today.day} list={list} plate={plate} />
          </TabPanel>
        ))}
        <TabPanel className="grid gap-4">
          <Meals today={today} />
          <KitchenNotes stays={eating(today)} />
        </TabPanel>
      </TabPanels>
    </TabGroup>
  )
}

/** The choice of the day, its guests in a sentence, the sheet and a new booking. */
function TodayBar({ today, wide }: { today: Today; wide: boolean }) {
  const { value, staleSince } = today
  const newBooking = useNewBookingPath()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-lg:px-3">
        <DaySwitch today={today} />
        {wide && (
          <p className="me-auto flex flex-wrap items-baseline gap-x-3">
            <span className="heading text-title">{wholeDay(value.day)}</span>
            <span className="num text-ink-2">{nightWords(value)}</span>
          </p>
        )}
        <Button
          aria-label={t('print')}
          className={wide ? '!bg-card' : '!px-3 ms-auto !bg-card'}
          kind="outline"
          onClick={() => window.print()}
          size="small"
        >
          <Printer aria-hidden="true" size={19} />
          {wide && t('print')}
        </Button>
        {wide && (
          <Link className={buttonClass({ kind: 'secondary', size: 'small' })} href={newBooking}>
            <Plus aria-hidden="true" size={19} />
            {t('newBooking')}
          </Link>
        )}
      </div>
      <OfflineNote since={staleSince} />
    </>
  )
}

function DaySwitch({ today: { isTomorrow, showTomorrow } }: { today: Today }) {
  return (
    <fieldset className="flex gap-0.5 rounded-control border border-line-control bg-card p-[3px]">
      <legend className="sr-only">{t('days.label')}</legend>
      {(['today', 'tomorrow'] as const).map((name) => (
        <button
          aria-pressed={isTomorrow === (name === 'tomorrow')}
          className="min-h-11 lg:min-h-9 rounded-[7px] px-3.5 font-medium text-sm hover:bg-rice aria-pressed:bg-hill aria-pressed:font-semibold aria-pressed:text-cream"
          key={name}
          onClick={() => showTomorrow(name === 'tomorrow')}
          type="button"
        >
          {t(`days.${name}`)}
        </button>
      ))}
    </fieldset>
  )
}

/** Asks from the evening on, until somebody answers, whether guests who were due have come. */
function Unsaid() {
  const { today } = useDesk()
  const { unsaid } = today
  if (unsaid.length === 0) return null
  return (
    <section
      aria-labelledby="unsaid"
      className="rounded-staff border border-edge bg-card max-lg:mx-3"
    >
      <h2 className="num px-4 pt-3 pb-2 font-semibold lg:px-5" id="unsaid">
        {t('unsaid.title')}{' '}
        <span className="font-normal text-ink-2">{count(unsaid.length, 'guest')}</span>
      </h2>
      <ul>
        {unsaid.map((stay) => (
          <li
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-t px-4 py-2.5 max-sm:*:w-full lg:px-5"
            data-row={stay.id}
            key={stay.id}
            tabIndex={-1}
          >
            <p className="num min-w-0 text-ink-2 text-sm">
              <Link
                className="font-semibold text-base text-ink hover:underline"
                href={staffBookingPath(stay.reference)}
              >
                <bdi>{stay.full_name}</bdi>
              </Link>
              <br />
              {stay.check_out < today.today
                ? t('unsaid.over', { stay: placeAndDates(stay) })
                : placeAndDates(stay)}
            </p>
            <CameOrNot stay={stay} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function placeAndDates(stay: TodayStay): string {
  return `${unitOf(stay)}, ${stayDates(stay)}`
}
