'use client'

import { Button } from '#components/ui/button.tsx'
import type { WireRoom } from '#lib/rooms/schema.ts'
import { roomFacts } from './room-facts.tsx'

type ChangedMeanwhileProps = {
  /** The version that was being edited here; null for a new room. */
  seen: WireRoom | null
  theirs: WireRoom
  onTake: () => void
  onSaveOver: () => void
}

/** The version of a room that somebody else saved during the edit, and the two ways on. */
export function ChangedMeanwhile({ seen, theirs, onTake, onSaveOver }: ChangedMeanwhileProps) {
  return (
    <>
      <ul className="num mt-1 list-disc ps-5">
        {differences(seen, theirs).map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button kind="outline" onClick={onTake} size="small">
          Take their version
        </Button>
        <Button kind="outline" onClick={onSaveOver} size="small">
          Save mine over it
        </Button>
      </div>
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
