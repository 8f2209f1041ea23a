import { useState } from 'react'
import { call } from '#calls/client.ts'
import type { FactValues } from '#lib/farm/rules/named-facts.ts'
import { nameOf, type PlaceIn } from '#lib/farm/rules/words.ts'
import type { OwnPicture, SitePicture } from '#lib/farm/schema/pictures.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import { isLive } from '../facts/fact-dialog.tsx'
import type { Row } from '../facts/rows.ts'
import { labelOf } from '../facts/words.ts'
import { putPictureBack } from '../pictures/put-picture.ts'
import { pictureName, placeName } from '../publish/entries.ts'
import type { UndoChange } from '../publish/use-undo-change.ts'
import type { Rewritten } from './place-saver.ts'

/** A change that was made here: what it's called, and what makes it as it was before. */
type Mine = { id: string; label: string; before: unknown; putBack: () => Promise<Site> }

/** Holds the changes of the draft that were made on this page since it was opened, and takes back the last one. */
export function useMyChanges(undo: UndoChange) {
  const [mine, setMine] = useState<readonly Mine[]>([])
  const last = mine.at(-1) ?? null
  return {
    /** What the last one is called; null if there's none. */
    last: last?.label ?? null,
    busy: last !== null && undo.busy(last.id),
    wrote: (place: PlaceIn, rewritten: Rewritten) =>
      setMine((all) => withLast(all, wordsOf(place, rewritten))),
    changed: (row: Row, before: FactValues, after: FactValues) => {
      // What's live already, such as where guests pay, is changed back where its warning is.
      if (!isLive(row)) setMine((all) => [...all, factsOf(row, before, after)])
    },
    pictured: (picture: SitePicture, after: OwnPicture | null) =>
      setMine((all) => [...all, pictureOf(picture, after)]),
    async takeBack(): Promise<void> {
      if (!last) return
      const isDone = await undo.run({ ...last, differences: [], changes: [] }, 'before')
      if (isDone) setMine((all) => all.filter((each) => each !== last))
    },
  }
}

export type MyChanges = ReturnType<typeof useMyChanges>

// A text is saved at each pause of its typing: all of that is one change.
function withLast(all: readonly Mine[], next: Mine & { again: (before: string | null) => Mine }) {
  const last = all.at(-1)
  if (last?.id !== next.id) return [...all, next]
  return [...all.slice(0, -1), next.again(last.before as string | null)]
}

function wordsOf(place: PlaceIn, { before, after }: Rewritten) {
  const { key, locale } = place
  const change = (first: string | null): Mine => ({
    id: nameOf(place),
    label: placeName(place),
    before: first,
    putBack: () => call('POST site/words', { json: { key, locale, text: first, seen: after } }),
  })
  return { ...change(before), again: change }
}

function pictureOf({ slot, name, own }: SitePicture, after: OwnPicture | null): Mine {
  return {
    id: `picture:${slot}`,
    label: pictureName(name),
    before: own,
    putBack: () => putPictureBack(slot, own, after),
  }
}

function factsOf(row: Row, before: FactValues, after: FactValues): Mine {
  return {
    id: row.name,
    label: labelOf(row.name),
    before,
    putBack: () => call('POST site/facts', { json: { ...before, seen: after } }),
  }
}
