'use client'

import { ChevronLeft, ChevronRight, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import type { RatesSearch } from '#lib/rates/client/days.ts'
import type { Rates } from '#lib/rates/schema/days.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { addMonths } from '#lib/shared/dates.ts'
import { ListFailed } from '../kit/list/list-states.tsx'
import { StaleLine } from '../kit/live/stale-line.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { DaysPanel } from './days-panel.tsx'
import { ExcelDialog } from './excel-dialog.tsx'
import { RatesColumns } from './rates-frame.tsx'
import { RatesGrid } from './rates-grid.tsx'
import { RatesLegend } from './rates-legend.tsx'
import { RoomChoice } from './room-choice.tsx'
import { useDaysForm } from './use-days-form.ts'
import { useRateUndo } from './use-rate-undo.ts'
import { type RatesDesk, useRates } from './use-rates.ts'
import { WhoWins } from './who-wins.tsx'
import { monthName } from './words.ts'

type RatesScreenProps = { first: First<Rates, RatesSearch>; rooms: readonly WireRoom[] }

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
      <StaleLine since={form.staleSince} />
      {list.failed && !form.staleSince && (
        <ListFailed className="" onRetry={list.refresh} stale what="rates" />
      )}
      <section
        aria-label="Month"
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
            <FileSpreadsheet aria-hidden="true" size={18} />A year in Excel
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
        label="Earlier month"
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
      <IconButton className={arrow} label="Later month" onClick={() => show(addMonths(month, 1))}>
        <ChevronRight aria-hidden="true" size={19} />
      </IconButton>
      <Button className="lg:ms-3" kind="outline" onClick={() => show(today)} size="small">
        Today
      </Button>
    </div>
  )
}
