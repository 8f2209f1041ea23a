'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import type { LongStay, RoomGuests, WireCode } from '#lib/rates/schema/extras.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import { ListFailed } from '../kit/list/list-states.tsx'
import { type First, useAnswer } from '../kit/live/use-answer.ts'
import { CodeEditor } from './code-editor.tsx'
import { CodesCard } from './codes-card.tsx'
import { GuestsCard, LongStaysCard } from './extras-cards.tsx'
import { GuestsEditor, StepEditor } from './extras-editors.tsx'
import { RatesColumns } from './rates-frame.tsx'
import { useRateUndo } from './use-rate-undo.ts'

type Extras = { guests: RoomGuests[]; steps: LongStay[]; codes: WireCode[] }

/** The thing that is being edited: null for a new step or a new code. */
type Edited = { guests: RoomGuests } | { step: LongStay | null } | { code: WireCode | null } | null

async function fetchExtras(_: object, asking: Asking): Promise<Extras> {
  const [{ rooms: guests }, { steps }, { codes }] = await Promise.all([
    call('GET rates/guests', asking),
    call('GET long-stays', asking),
    call('GET codes', asking),
  ])
  return { guests, steps, codes }
}

/** The prices of extra guests, discounts for long stays, and codes. */
export function ExtrasScreen({ first, today }: { first: First<Extras>; today: string }) {
  const list = useAnswer(fetchExtras, first.search, first, { topics: ['rooms', 'bookings'] })
  const [edited, setEdited] = useState<Edited>(null)
  const { guests, steps, codes } = list.value
  const undo = useRateUndo(list.refresh)
  const ways = {
    undo,
    onClose: () => setEdited(null),
    onSaved: () => {
      setEdited(null)
      void list.refresh()
    },
  }
  return (
    <RatesColumns
      isEdited={edited !== null}
      side={
        edited ? (
          <>
            {'guests' in edited && (
              <GuestsEditor guests={edited.guests} key={edited.guests.room} {...ways} />
            )}
            {'step' in edited && (
              <StepEditor key={edited.step?.nights} step={edited.step} steps={steps} {...ways} />
            )}
            {'code' in edited && <CodeEditor code={edited.code} key={edited.code?.id} {...ways} />}
          </>
        ) : undefined
      }
    >
      {list.failed && <ListFailed className="" onRetry={list.refresh} stale />}
      <GuestsCard onEdit={(room) => setEdited({ guests: room })} rooms={guests} />
      <LongStaysCard onEdit={(step) => setEdited({ step })} steps={steps} />
      <CodesCard codes={codes} onEdit={(code) => setEdited({ code })} today={today} />
    </RatesColumns>
  )
}
