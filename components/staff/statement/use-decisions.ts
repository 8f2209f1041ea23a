'use client'

import { useState } from 'react'
import { type Answer, call } from '#calls/client.ts'
import { undoSeconds } from '#lib/booking/rules/undo.ts'
import type { LineChange, LinesVerified, LineVerification } from '#lib/statements/schema/lines.ts'
import { keepFocus } from '../kit/action/keep-focus.ts'
import { type Action, useAction } from '../kit/action/use-action.ts'
import { count } from '../kit/words.ts'

export type Refused = LinesVerified['refused'][number]

const undoMs = undoSeconds * 1000

/** Decides about the credits of a statement: verifies them, takes that back, and changes single ones. */
export function useDecisions(id: string, refresh: () => Promise<void>) {
  const { busy, run } = useAction(refresh)
  const [done, setDone] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<readonly Refused[]>([])

  const undo = (paymentIds: string[]): Action<Answer<'POST statements/undo'>> => ({
    about: id,
    call: () => call('POST statements/undo', { json: { payment_ids: paymentIds } }),
    done: ({ undone, refused: [first, ...others] }) => {
      setDone((before) => before.filter((each) => !undone.includes(each)))
      if (!first) return `${count(undone.length, 'payment')} undone. No e-mail was sent.`
      const kept = count(others.length + 1, 'payment')
      return { tone: 'error', text: `${kept} not undone. ${first.message}` }
    },
  })
  const verify = async (lines: LineVerification[]) => {
    setRefused([])
    await run({
      about: id,
      call: () =>
        call('POST statements/[id]/verify', { params: { id }, json: { lines, confirm: true } }),
      done: ({ verified, refused: kept }) => {
        setRefused(kept)
        const ids = verified.map(({ payment_id }) => payment_id)
        setDone((before) => [...before, ...ids])
        const left = count(kept.length, 'payment')
        if (ids.length === 0)
          return { tone: 'error', text: `${left} not verified. Each shows the reason.` }
        const others = kept.length > 0 ? `, ${left} not verified: each shows the reason` : ''
        const text = `${count(ids.length, 'payment')} verified${others}.`
        return { text, undo: { ms: undoMs, action: undo(ids) } }
      },
    })
    keepFocus(`done ${id}`)
  }
  const changing = (line: string, wanted: LineChange, back: LineChange, text: string): Action => ({
    about: id,
    call: () => call('POST statements/[id]/lines/[line]', { params: { id, line }, json: wanted }),
    done: () => ({
      text,
      undo: { ms: undoMs, action: changing(line, back, wanted, 'Undone.') },
    }),
  })
  const change = async (line: string, wanted: LineChange, back: LineChange, text: string) => {
    await run(changing(line, wanted, back, text))
    keepFocus('unknown')
  }
  return { busy: busy.has(id), done, refused, verify, change }
}

export type Decisions = ReturnType<typeof useDecisions>
