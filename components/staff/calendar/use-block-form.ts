'use client'

import { useState } from 'react'
import { sayWhy } from '#components/ui/say-why.ts'
import { type BlockInput, blockInput } from '#lib/booking/schema/blocks.ts'
import type { DeskCalendar } from '#lib/booking/schema/calendar.ts'
import { addDays } from '#lib/shared/dates.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { type Errors, errorsOf } from '../use-edit-form.ts'
import type { Blocks } from './use-blocks.ts'
import type { Picked } from './use-picking.ts'
import { unitNameOf } from './words.ts'

type Draft = BlockInput & { units: number[]; note: string }
/** The faults of a try: of which field, or altogether; `inTheWay` is the reference of a booking that has the unit then. */
type Outcome = { errors: Errors; failure: string; inTheWay: string | null }

const nothingWrong: Outcome = { errors: {}, failure: '', inTheWay: null }

/** Holds the form of a block; of the nights that are picked, if some are. */
export function useBlockForm(
  calendar: DeskCalendar,
  picked: Picked | null,
  block: Blocks['block'],
) {
  const { rooms, today } = calendar
  const [draft, setDraft] = useState<Draft>(() => ({
    room: picked?.room_id ?? rooms[0]?.id ?? 0,
    units: picked ? [picked.unit] : [],
    from: picked?.check_in ?? today,
    to: picked?.check_out ?? addDays(today, 1),
    because: 'repairs',
    note: '',
  }))
  const [outcome, setOutcome] = useState(nothingWrong)
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const room = rooms.find(({ id }) => id === draft.room)
  const save = async (): Promise<boolean> => {
    const errors = errorsOf(blockInput, draft)
    const isReady = Object.keys(errors).length === 0
    setBusy(isReady)
    const next = isReady
      ? await block(draft, namesOf(calendar, draft)).then(() => nothingWrong, outcomeOf)
      : { ...nothingWrong, errors }
    setOutcome(next)
    setTries((count) => count + 1)
    setBusy(false)
    return next === nothingWrong
  }
  return {
    draft,
    room,
    ...outcome,
    tries,
    busy,
    change: (changes: Partial<Draft>) => {
      setDraft({ ...draft, ...changes })
      setOutcome(nothingWrong)
    },
    /** Blocks the units; returns false if something was wrong. */
    save,
  }
}

export type BlockForm = ReturnType<typeof useBlockForm>

function outcomeOf(error: unknown): Outcome {
  const { errors, data } = error instanceof Refusal ? error.detail : {}
  if (errors) return { ...nothingWrong, errors }
  const reference = data?.reference
  return {
    errors: {},
    inTheWay: typeof reference === 'string' ? reference : null,
    failure: sayWhy(error, { noAnswer: 'No answer came. Close this and look first.' }),
  }
}

function namesOf(calendar: DeskCalendar, { room: room_id, units }: Draft): string {
  const words = units.map((unit) => unitNameOf(calendar, { room_id, unit })).join(', ')
  return `${words} ${units.length === 1 ? 'is' : 'are'}`
}
