'use client'

import { useState } from 'react'
import { type Why, whyOf } from '#components/ui/say-why.ts'
import { sendNights, type WrongCell } from '#lib/rates/client/excel.ts'
import type { Effect } from '#lib/rates/schema/days.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { useRefused } from '../kit/action/use-guard.ts'
import { orSignIn } from '../kit/call/or-sign-in.ts'
import type { RateUndo } from './use-rate-undo.ts'

/** A file that was chosen: what it would do once that is known, or what is wrong with it. */
type Chosen = {
  file: File
  effect: Effect | null
  problem: Why | null
  wrong: WrongCell[]
}

/** Tries a spreadsheet of a room's nights, and then makes the nights what it says. */
export function useNightFile(room: number, undo: RateUndo, onSaved: () => void) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [busy, setBusy] = useState(false)
  const refused = useRefused()
  const send = async (file: File, dry?: 'dry') => {
    setBusy(true)
    try {
      const effect = await orSignIn(sendNights({ room, file }, dry))
      setChosen({ file, effect, problem: null, wrong: [] })
      return effect
    } catch (error) {
      const rows = error instanceof Refusal ? error.detail.data?.rows : null
      const problem = whyOf(error, { import_failed: 'Some cells cannot be read.' })
      setChosen({ file, effect: null, problem, wrong: (rows as WrongCell[] | null) ?? [] })
      return null
    } finally {
      setBusy(false)
    }
  }
  return {
    chosen,
    busy,
    choose: (file: File) => void send(file, 'dry'),
    save: async () => {
      if (!chosen || busy || refused()) return
      const done = await send(chosen.file)
      if (!done) return
      undo.tell(done.change, `${chosen.file.name} is read in.`)
      onSaved()
    },
  }
}
