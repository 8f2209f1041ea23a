'use client'

import type { Site, SiteDifference } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useAction } from '../../kit/action/use-action.ts'
import type { Entry } from './entries.ts'

const t = staffWords('site')

/** Returns what takes a change of the draft back, so that it's as guests see it. */
export function useUndoChange(refresh: () => Promise<void>) {
  const { run, busy } = useAction(refresh)
  return {
    busy: (id: string) => busy.has(id),
    /** Returns the site as it is after that, or null if it was refused. */
    run: ({ id, label, putBack }: Entry<SiteDifference>): Promise<Site | null> =>
      run({ about: id, call: putBack, done: () => t('undo.done', { name: label }) }),
  }
}

export type UndoChange = ReturnType<typeof useUndoChange>
