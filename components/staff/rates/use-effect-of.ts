'use client'

import { sayWhy } from '#components/ui/say-why.ts'
import type { Effect } from '#lib/rates/schema/days.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { useDelayed } from '../kit/use-delayed.ts'

/** The effect that a change would have, or the reason why it would be refused. */
type Previewed = { effect: Effect | null; problem: string | null }
type Preview = (search: { sent: string }, options: { signal?: AbortSignal }) => Promise<Previewed>

const nothing: Previewed = { effect: null, problem: null }
const typingMs = 250

/** Returns a call that asks what a change would do. An empty text is no change. */
export function previewOf<Sent>(
  ask: (sent: Sent, options: { signal?: AbortSignal }) => Promise<Effect>,
): Preview {
  return async ({ sent }, options) => {
    if (!sent) return nothing
    try {
      return { effect: await ask(JSON.parse(sent), options), problem: null }
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'sign_in_required') throw error
      return { effect: null, problem: sayWhy(error) }
    }
  }
}

/** Returns what a change that is being typed would do; until that's known, the answer of a moment before. */
export function useEffectOf(preview: Preview, change: object | null): Previewed {
  const sent = useDelayed(change ? JSON.stringify(change) : '', typingMs)
  const { value } = useAnswer(preview, { sent }, null, { topics: ['rooms', 'bookings'] })
  return change && value ? value : nothing
}
