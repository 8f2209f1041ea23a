'use client'

import type { ToldArrival } from '#lib/booking/rules/told.ts'
import type { TodayStay } from '#lib/desk/schema/today.ts'
import { RecordFor } from '../folio/record-for.tsx'
import { StayDialogOf } from '../stay/stay-dialog.tsx'
import { ArrivalDialog } from './arrival-dialog.tsx'
import type { Over } from './desk.ts'
import { MissedDialog } from './missed-dialog.tsx'
import { SettleDialog } from './settle-dialog.tsx'

type OverDayProps = { over: Over; onClose: () => void; refresh: () => Promise<void> }

export function OverDay({ over: { dialog, stay }, onClose, refresh }: OverDayProps) {
  if (dialog === 'missed') return <MissedDialog onClose={onClose} stay={stay} />
  if (dialog === 'check-in') return <SettleDialog onClose={onClose} stay={stay} to="in_house" />
  if (dialog === 'check-out') return <SettleDialog onClose={onClose} stay={stay} to="left" />
  if (dialog === 'arrival') {
    const saved = () => void refresh()
    const arrival = toldBy(stay)
    return <ArrivalDialog arrival={arrival} booking={stay} onClose={onClose} onSaved={saved} />
  }
  if (dialog === 'stay') {
    const changed = () => void refresh()
    return <StayDialogOf onChanged={changed} onClose={onClose} reference={stay.reference} />
  }
  const done = () => {
    onClose()
    void refresh()
  }
  return <RecordFor booking={stay} onClose={onClose} onDone={done} />
}

const nobody = { veg: 0, vegan: 0, jain: 0, meat: 0 }

function toldBy({ arrives_at, diet, allergies, dogs, words }: TodayStay): ToldArrival {
  return {
    ...(diet ?? nobody),
    arrives_at: arrives_at ?? '',
    allergies: allergies ?? '',
    dogs,
    words: words ?? '',
    saved_at: null,
  }
}
