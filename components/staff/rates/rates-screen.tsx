'use client'

import {
  ChevronLeft,
  ChevronRight,
  DoorClosed,
  FileSpreadsheet,
  Moon,
  PencilLine,
  UserRoundX,
} from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Rates, RatesQuery } from '#lib/rates/schema/days.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { addMonths, weekendNights } from '#lib/shared/dates.ts'
import { ListFailed } from '../kit/list/list-states.tsx'
import { OfflineNote } from '../kit/live/offline-note.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { count, rupees } from '../kit/words.ts'
import { RoomThumb } from '../rooms/room-facts.tsx'
import { DaysPanel } from './days-panel.tsx'
import { ExcelDialog } from './excel-dialog.tsx'
import { RatesColumns } from './rates-frame.tsx'
import { RatesGrid } from './rates-grid.tsx'
import { useDaysForm } from './use-days-form.ts'
import { useRateUndo } from './use-rate-undo.ts'
import { type RatesDesk, useRates } from './use-rates.ts'
import { WhoWins } from './who-wins.tsx'
import { monthName, weekdaysWords } from './words.ts'

const t = staffWords('rates')

type RatesScreenProps = { first: First<Rates, RatesQuery>; rooms: readonly WireRoom[] }

/** The prices of a room's nights, a month at a time, and how they are changed. */
export function RatesScreen({ first, rooms }: RatesScreenProps) {
  const desk = useRates(first)
  const { list, chosen, room } = desk
  const undo = useRateUndo(list.refresh)
  const form = useDaysForm(desk, undo)
  const [isExcel, setExcel] = useState(false)
  const isChosen = chosen.days.length > 0
  return (
    <RatesColumns
      isEdited={isChosen}
      side={
        isChosen ? (
          <DaysPanel days={chosen.days} form={form} gst={list.value.room.gst_rate} />
        ) : (
          <WhoWins desk={desk} />
        )
      }
    >
      <RoomChoice onChoose={desk.chooseRoom} room={room} rooms={rooms} />
      <OfflineNote since={form.staleSince} />
      {list.failed && !form.staleSince && <ListFailed className="" onRetry={list.refresh} stale />}
      <section
        aria-label={t('calendar.label')}
        className={`overflow-clip rounded-staff border border-edge bg-card max-[379px]:-mx-2 ${isChosen ? 'max-lg:mb-[56dvh]' : ''}`}
      >
        <MonthTools desk={desk} />
        <RatesGrid
          desk={desk}
          effect={form.effect}
          onEnter={() => document.getElementById('rate-price')?.focus()}
          onLeave={form.changed ? () => undefined : form.end}
        />
        <RatesLegend />
        <div className="border-edge border-t px-2 py-1">
          <Button kind="quiet" onClick={() => setExcel(true)} size="small">
            <FileSpreadsheet aria-hidden="true" size={18} />
            {t('calendar.excel')}
          </Button>
        </div>
      </section>
      {isExcel && (
        <ExcelDialog
          onClose={() => setExcel(false)}
          onSaved={() => {
            setExcel(false)
            void list.refresh()
          }}
          room={list.value.room}
          undo={undo}
          year={Number(desk.month.slice(0, 4))}
        />
      )}
    </RatesColumns>
  )
}

function MonthTools({ desk: { month, today, show } }: { desk: RatesDesk }) {
  const arrow = 'size-11 shrink-0 rounded-control hover:bg-rice'
  return (
    <div className="flex min-h-[58px] items-center gap-0.5 px-2 py-1.5 lg:px-3">
      <IconButton
        className={arrow}
        label={t('calendar.previous')}
        onClick={() => show(addMonths(month, -1))}
      >
        <ChevronLeft aria-hidden="true" size={19} />
      </IconButton>
      <h2
        aria-live="polite"
        className="heading num text-center text-lg max-lg:flex-1 lg:min-w-[190px] lg:text-title"
      >
        {monthName(month)}
      </h2>
      <IconButton
        className={arrow}
        label={t('calendar.next')}
        onClick={() => show(addMonths(month, 1))}
      >
        <ChevronRight aria-hidden="true" size={19} />
      </IconButton>
      <Button className="lg:ms-3" kind="outline" onClick={() => show(today)} size="small">
        {t('calendar.today')}
      </Button>
    </div>
  )
}

type RoomChoiceProps = {
  rooms: readonly WireRoom[]
  room: number
  onChoose: (room: number) => void
}

function RoomChoice({ rooms, room, onChoose }: RoomChoiceProps) {
  return (
    <fieldset className="-mx-4 min-w-0 overflow-x-auto px-4 py-1 lg:-mx-1 lg:px-1">
      <legend className="sr-only">{t('calendar.rooms')}</legend>
      <div className="flex gap-3">
        {rooms.map((each) => (
          <button
            aria-pressed={each.id === room}
            className="flex min-h-[60px] min-w-[136px] items-center gap-2.5 rounded-[12px] border-[1.5px] border-edge bg-card py-1.5 pr-3 pl-1.5 text-start hover:bg-rice aria-pressed:border-lake aria-pressed:bg-[#f4f8f4] aria-pressed:shadow-[0_0_0_1.5px_#1f5c5a] max-lg:flex-1 lg:pr-4"
            key={each.id}
            onClick={() => onChoose(each.id)}
            type="button"
          >
            <RoomThumb className="h-[46px] w-[38px] min-w-[38px] lg:w-[60px]" room={each} />
            <span>
              <span className="block font-semibold text-sm leading-tight">{each.name}</span>
              <span className="num block text-ink-2 text-xs max-lg:hidden">
                {t('calendar.roomFacts', {
                  units: count(each.units, 'unit'),
                  price: rupees(each.total_rate),
                })}
              </span>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const grounds = [
  ['rates-weekend', 'weekend'],
  ['bg-turmeric-tint', 'season'],
  ['rates-full', 'full'],
  ['rates-closed', 'closed'],
] as const
const signs = [
  [Moon, 'minimum'],
  [UserRoundX, 'noArrival'],
  [DoorClosed, 'noDeparture'],
  [PencilLine, 'own'],
] as const

function RatesLegend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 border-edge border-t px-4 py-3 text-ink-2 text-xs lg:px-5">
      {grounds.map(([look, name]) => (
        <li className="flex items-center gap-1.5" key={name}>
          <span aria-hidden="true" className={`size-4 rounded border border-edge ${look}`} />
          {name === 'weekend' ? weekdaysWords(weekendNights) : t(`calendar.legend.${name}`)}
        </li>
      ))}
      {signs.map(([Icon, name]) => (
        <li className="flex items-center gap-1.5" key={name}>
          <Icon aria-hidden="true" size={15} />
          {t(`calendar.legend.${name}`)}
        </li>
      ))}
    </ul>
  )
}
