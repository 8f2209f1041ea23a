'use client'

import { Button } from '#components/ui/button.tsx'
import type { WireRoom } from '#lib/rooms/schema.ts'
import { rupees } from '../words.ts'
import type { RoomFormState } from './use-room-form.ts'

type ChangedMeanwhileProps = { form: RoomFormState; theirs: WireRoom }

/** What somebody else made of a room while it was being changed here, and the two ways on. */
export function ChangedMeanwhile({ form, theirs }: ChangedMeanwhileProps) {
  return (
    <>
      <ul className="num mt-1 list-disc ps-5">
        {differences(form.seen, theirs).map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button kind="outline" onClick={() => form.take(theirs)} size="small">
          Take their version
        </Button>
        <Button kind="outline" onClick={() => form.saveOver(theirs)} size="small">
          Save mine over it
        </Button>
      </div>
    </>
  )
}

function differences(seen: WireRoom | null, theirs: WireRoom): string[] {
  const facts = (room: WireRoom) => ({
    Name: room.name,
    'Base rate': rupees(room.base_rate),
    'GST rate': `${room.gst_rate}%`,
    Units: String(room.units),
    Description: room.description || 'none',
    Image: room.image_path ?? 'none',
  })
  const before = seen && facts(seen)
  const changed = Object.entries(facts(theirs)).filter(
    ([name, fact]) => fact !== before?.[name as keyof typeof before],
  )
  return changed.map(([name, fact]) =>
    name === 'Image' ? 'Image: another one, or none' : `${name}: now ${fact}`,
  )
}
