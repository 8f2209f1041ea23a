'use client'

import { useState } from 'react'
import { type Answer, call } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { LineChange, LinesVerified, LineVerification } from '#lib/statements/schema/lines.ts'
import { keepFocus } from '../kit/action/keep-focus.ts'
import { type Action, useAction } from '../kit/action/use-action.ts'

const t = staffWords('statement')

export type Refused = LinesVerified['refused'][number]

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
      if (!first) return t('undo.done', { count: undone.length })
      const kept = t('undo.kept', { count: others.length + 1 })
      return { tone: 'error', text: `${kept} ${first.message}` }
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
        const left = kept.length
        if (ids.length === 0) return { tone: 'error', text: t('verify.refused', { left }) }
        const text = t(left > 0 ? 'verify.some' : 'verify.done', { count: ids.length, left })
        return { text, undo: { action: undo(ids) } }
      },
    })
    keepFocus(`done ${id}`)
  }
  const changing = (line: string, wanted: LineChange, back: LineChange, text: string): Action => ({
    about: id,
    call: () => call('POST statements/[id]/lines/[line]', { params: { id, line }, json: wanted }),
    done: () => ({
      text,
      undo: { action: changing(line, back, wanted, t('undo.changeUndone')) },
    }),
  })
  const change = async (line: string, wanted: LineChange, back: LineChange, text: string) => {
    await run(changing(line, wanted, back, text))
    keepFocus('unknown')
  }
  return { busy: busy.has(id), done, refused, verify, change }
}

export type Decisions = ReturnType<typeof useDecisions>
