'use client'

import type { Site, SiteDifference } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useAction } from '../../kit/action/use-action.ts'
import type { Entry } from './entries.ts'

const t = staffWords('site')

/** Returns what takes a change of the draft back. */
export function useUndoChange(refresh: () => Promise<void>) {
  const { run, busy } = useAction(refresh)
  return {
    busy: (id: string) => busy.has(id),
    /** Returns the site as it is after that, or null if it was refused. It says that guests see the same, or that it's as `before`. */
    run: (
      { id, label, putBack }: Entry<SiteDifference>,
      as: 'done' | 'before' = 'done',
    ): Promise<Site | null> =>
      run({ about: id, call: putBack, done: () => t(`undo.${as}`, { name: label }) }),
  }
}

export type UndoChange = ReturnType<typeof useUndoChange>
