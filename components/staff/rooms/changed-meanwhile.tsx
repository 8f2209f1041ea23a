'use client'

import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { TakeOrSaveOver, type TakeOrSaveOverProps } from '../kit/form/take-or-save-over.tsx'
import { roomFacts } from './room-facts.tsx'

type ChangedMeanwhileProps = TakeOrSaveOverProps & {
  /** The version that was being edited here; null for a new room. */
  seen: WireRoom | null
  theirs: WireRoom
}

/** The version of a room that somebody else saved during the edit, and the two ways on. */
export function ChangedMeanwhile({ seen, theirs, ...ways }: ChangedMeanwhileProps) {
  return (
    <>
      <ul className="num mt-1 list-disc ps-5">
        {differences(seen, theirs).map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
      <TakeOrSaveOver {...ways} />
    </>
  )
}

function differences(seen: WireRoom | null, theirs: WireRoom): string[] {
  const before = seen && roomFacts(seen)
  const changed = roomFacts(theirs).filter(([, fact], at) => fact !== before?.[at]?.[1])
  return [
    ...changed.map(([name, fact]) => `${name}: now ${fact}`),
    ...(seen?.image_path === theirs.image_path ? [] : ['Image: another one, or none']),
  ]
}
