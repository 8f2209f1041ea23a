'use client'

import { useEffect, useEffectEvent } from 'react'
import type { BookingPage, StaffBooking } from '#lib/booking/schema.ts'
import { ListFailed, RowSkeletons } from '../list-states.tsx'
import { Pager } from '../pager.tsx'
import { useMedia } from '../use-media.ts'
import { BookingDialogs } from './booking-dialogs.tsx'
import { BookingQueue } from './booking-queue.tsx'
import { BookingRecord } from './booking-record.tsx'
import { BookingTable } from './booking-table.tsx'
import { DeskTools } from './desk-tools.tsx'
import { NoBookings } from './no-bookings.tsx'
import type { AddressSearch } from './use-address.ts'
import { type Desk, useDesk } from './use-desk.ts'

type BookingDeskProps = {
  initial: BookingPage | null
  first: AddressSearch
  open: StaffBooking | null
}

/** The bookings for a large screen: a table and, from 1280 px, the open booking beside a narrow list. */
export function BookingDesk({ initial, first, open }: BookingDeskProps) {
  const desk = useDesk(initial, first, open)
  const roomy = useMedia('(min-width: 1280px)')
  const { dialogs, changes, neighbours } = desk
  const beside = roomy === true ? dialogs.opened : null
  return (
    <>
      {beside ? <Beside booking={beside} desk={desk} /> : <Alone desk={desk} />}
      <BookingDialogs
        changes={changes}
        dialogs={dialogs}
        neighbours={neighbours}
        over={roomy === false}
      />
    </>
  )
}

function Alone({ desk }: { desk: Desk }) {
  const { list, dialogs, changes } = desk
  return (
    <div className="p-6 pb-3 xl:px-8">
      <section
        aria-label="Bookings"
        className="overflow-clip rounded-staff border border-edge bg-card"
      >
        <DeskTools desk={desk} />
        <ListState desk={desk} height={60} />
        {list.page && list.page.rows.length > 0 && (
          <div aria-busy={list.loading} className={list.loading ? 'opacity-60' : ''}>
            <BookingTable
              busyId={changes.busyId}
              onAction={dialogs.act(changes.change)}
              onOpen={dialogs.open}
              onScreenshot={dialogs.showScreenshot}
              rows={list.page.rows}
            />
          </div>
        )}
        <Pager onPage={desk.setPage} page={desk.page} pages={desk.pages} />
      </section>
    </div>
  )
}

function Beside({ desk, booking }: { desk: Desk; booking: StaffBooking }) {
  const { list, dialogs, changes, neighbours } = desk
  const close = () => {
    dialogs.close()
    // The table returns with the next render; keyboard users get their focus back.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-row="${booking.id}"]`)?.focus(),
    )
  }
  useEscape(close, dialogs.screenshot === null && dialogs.rejecting === null)
  return (
    <div className="grid flex-1 grid-cols-[360px_minmax(0,1fr)] border-edge border-b [--record-top:68px] 2xl:grid-cols-[420px_minmax(0,1fr)]">
      <section
        aria-label="Bookings"
        className="sticky top-[68px] flex h-[calc(100dvh-68px)] flex-col self-start border-edge border-e bg-card"
      >
        <DeskTools desk={desk} narrow />
        <div className="flex-1 overflow-y-auto">
          <ListState desk={desk} height={72} />
          <BookingQueue onOpen={dialogs.open} openId={booking.id} rows={list.page?.rows ?? []} />
        </div>
        <Pager onPage={desk.setPage} page={desk.page} pages={desk.pages} />
      </section>
      <BookingRecord
        booking={booking}
        busy={changes.busyId === booking.id}
        onAction={dialogs.act(changes.change)}
        onChanged={dialogs.settle}
        onClose={close}
        onScreenshot={dialogs.showScreenshot}
        {...neighbours}
      />
    </div>
  )
}

/** The note in place of the rows, or above them when they may be old. */
function ListState({ desk, height }: { desk: Desk; height: number }) {
  const { list, searched } = desk
  if (list.failed)
    return <ListFailed what="bookings" onRetry={list.refresh} stale={list.page !== null} />
  if (!list.page) return <RowSkeletons height={height} rows={10} />
  if (list.page.total > 0 || list.loading) return null
  const clear = () => {
    desk.setText('')
    desk.setStatus(null)
  }
  return <NoBookings onClear={clear} searched={searched} />
}

function useEscape(leave: () => void, active: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const at = event.target as HTMLElement
    const taken = event.defaultPrevented || at.closest('input, textarea, select, [role="dialog"]')
    if (event.key === 'Escape' && active && !taken) leave()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
