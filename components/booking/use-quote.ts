'use client'

import { type Dispatch, useEffect } from 'react'
import { fetchQuote } from '#lib/reservations/client/availability.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { type Fields, priceKey } from './fields.ts'
import type { Action } from './flow.ts'
import { priceOfQuote } from './price.ts'
import { notSoldOf, waysOutOf } from './troubles.ts'

/** Asks what the stay costs whenever room, dates, guests, code or `round` change. */
export function useQuote(
  fields: Fields,
  today: string,
  round: number,
  dispatch: Dispatch<Action>,
): void {
  const key = priceKey(fields, today)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all of the fields that are asked with
  useEffect(() => {
    if (!key || round < 0) return
    const outdated = new AbortController()
    dispatch({ type: 'quoted', quoted: { key, answer: 'asking' } })
    void answered(key, fields, outdated.signal).then((action) => {
      if (!outdated.signal.aborted) dispatch(action)
    })
    return () => outdated.abort()
  }, [key, round, dispatch])
}

async function answered(key: string, fields: Fields, signal: AbortSignal): Promise<Action> {
  try {
    const price = priceOfQuote(await fetchQuote(fields, signal))
    return { type: 'quoted', quoted: { key, answer: 'sold', price } }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'code_not_valid') {
      return { type: 'codeRefused', code: fields.code }
    }
    if (error instanceof Refusal && error.code === 'not_sold') {
      const why = notSoldOf(error.detail.data ?? {})
      const { nearest } = waysOutOf(error)
      return { type: 'quoted', quoted: { key, answer: 'notSold', why, nearest } }
    }
    return { type: 'quoted', quoted: { key, answer: 'unknown' } }
  }
}
