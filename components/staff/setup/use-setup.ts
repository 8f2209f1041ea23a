'use client'

import { reading } from '#calls/client.ts'
import type { Setup } from '#lib/setup/schema.ts'
import { type First, useAnswer } from '../kit/live/use-answer.ts'

/** Follows how far the farm is on its way to its guests. */
export function useSetup(first: First<Setup>) {
  return useAnswer(reading('GET setup'), {}, first, { topics: ['site', 'rooms'] })
}
