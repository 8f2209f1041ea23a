'use client'

import { useState } from 'react'
import { undoSeconds } from '#lib/booking/rules.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { changeLine, fetchMatches, undoLines, verifyLines } from '#lib/statements/client.ts'
import type {
  LineChange,
  LinesVerified,
  LineVerification,
  WireMatches,
} from '#lib/statements/schema.ts'
import { askAgain } from '../ask-again.ts'
import { isLost } from '../bookings/decision-words.ts'
import { keepFocus } from '../bookings/keep-focus.ts'
import { orSignIn, quietOrSignIn } from '../or-sign-in.ts'
import { useToast } from '../toast.ts'
import { count } from '../words.ts'
import { isChanged, undoneBy, verifiedBy } from './answers.ts'

export type Refused = LinesVerified['refused'][number]

const lost = 'We do not know yet if this was changed: the server did not answer. It is asked again.'

/**
 * Decides about the credits of a statement: verifies them, takes that back, and changes single ones. After an answer that
 * was lost the server is asked how the statement stands before anything is said.
 */
export function useDecisions(id: string, refresh: () => Promise<void>) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<readonly Refused[]>([])

  const tell = (tone: 'success' | 'error', text: string, undo?: { ms: number; run: () => void }) =>
    toast({ tone, text, about: id, undo })
  const carryOut = async <T>(call: () => Promise<T>, read: (now: WireMatches) => T) => {
    setBusy(true)
    const answer = await answerOf(id, call, read, () => tell('error', lost))
    if (answer instanceof Refusal) tell('error', answer.message)
    else if (answer === null)
      tell('error', 'The server does not answer. Look at this page again later.')
    await refresh()
    setBusy(false)
    return answer instanceof Refusal ? null : answer
  }

  const undo = async (paymentIds: string[]) => {
    const answer = await carryOut(
      () => undoLines(paymentIds),
      (now) => undoneBy(paymentIds, now),
    )
    if (!answer) return
    const { undone, refused: kept } = answer
    setDone((before) => before.filter((each) => !undone.includes(each)))
    const [first] = kept
    if (first) tell('error', `${count(kept.length, 'payment')} not taken back. ${first.message}`)
    else tell('success', `${count(undone.length, 'payment')} taken back. No mail was sent.`)
  }
  const verify = async (lines: LineVerification[]) => {
    const begun = performance.now()
    setRefused([])
    const answer = await carryOut(
      () => verifyLines(id, lines),
      (now) => verifiedBy(lines, now),
    )
    if (!answer) return
    setRefused(answer.refused)
    const ids = answer.verified.map(({ payment_id }) => payment_id)
    setDone((before) => [...before, ...ids])
    keepFocus(`done ${id}`)
    const left = count(answer.refused.length, 'payment')
    if (ids.length === 0) return tell('error', `${left} not verified. Each says why.`)
    // Counted from before the call, the time to undo ends no later here than on the server.
    const ms = undoSeconds * 1000 - (performance.now() - begun)
    const text = `${count(ids.length, 'payment')} verified${answer.refused.length > 0 ? `, ${left} not: each says why` : ''}.`
    tell('success', text, ms > 0 ? { ms, run: () => void undo(ids) } : undefined)
  }
  const change = async (line: string, wanted: LineChange, back: LineChange, text: string) => {
    const isDone = await carryOut(
      () => changeLine(id, line, wanted).then(() => true),
      (now) => isChanged(line, wanted, now),
    )
    if (isDone === false)
      tell('error', 'Nothing was changed: the server did not answer. Try again.')
    if (!isDone) return
    keepFocus('unknown')
    const takeBack = () => change(line, back, wanted, 'Taken back.')
    tell('success', text, { ms: undoSeconds * 1000, run: () => void takeBack() })
  }
  return { busy, done, refused, verify, change }
}

export type Decisions = ReturnType<typeof useDecisions>

/** Makes the call. If no answer came, `lost` is called and the answer is read from the statement; null without one. */
async function answerOf<T>(
  id: string,
  call: () => Promise<T>,
  read: (now: WireMatches) => T,
  lost: () => void,
): Promise<T | Refusal | null> {
  try {
    return await orSignIn(call())
  } catch (error) {
    if (error instanceof Refusal && !isLost(error)) return error
  }
  lost()
  const now = await askAgain(() => quietOrSignIn(fetchMatches(id, { poll: true })))
  return now && read(now)
}
