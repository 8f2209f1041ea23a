import type { ReactNode } from 'react'
import type { SiteDifference } from '#lib/farm/schema/site.ts'
import { Changed } from '../facts/value.tsx'
import type { Entry } from './entries.ts'

type ChangesListProps<Change extends SiteDifference> = {
  entries: readonly Entry<Change>[]
  /** What stands at the end of an entry. */
  aside?: (entry: Entry<Change>) => ReactNode
  /** Who changed it, and when. */
  foot?: (entry: Entry<Change>) => string
}

/** A list of changes, each with what was and what is instead. */
export function ChangesList<Change extends SiteDifference>({
  entries,
  aside,
  foot,
}: ChangesListProps<Change>) {
  return (
    <ul className="grid gap-2.5">
      {entries.map((entry) => (
        <li
          className="flex items-start gap-3 rounded-staff border border-edge py-2 ps-4 pe-1.5"
          key={entry.id}
        >
          <div className="min-w-0 flex-1 py-1">
            <h3 className="font-semibold text-sm">{entry.label}</h3>
            {entry.differences.map((difference) => (
              <Changed difference={difference} key={difference.label} />
            ))}
            {foot && <p className="mt-1 text-ink-2 text-xs">{foot(entry)}</p>}
          </div>
          {aside?.(entry)}
        </li>
      ))}
    </ul>
  )
}
