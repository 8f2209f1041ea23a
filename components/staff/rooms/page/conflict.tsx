'use client'

import { useEffect, useRef } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WholeRoom } from '#lib/rooms/schema/room.ts'
import { NothingDone } from '../../kit/form/failed.tsx'
import { TakeOrSaveOver } from '../../kit/form/take-or-save-over.tsx'
import { roomFacts } from '../room-facts.tsx'
import type { RoomPageForm } from './use-room-page.ts'

const t = staffWords('rooms')

type FailureProps = { form: RoomPageForm; onSaveOver: () => void }

/** Says why a room wasn't saved; where somebody else has saved it meanwhile, what they changed, and the two ways on. */
export function Failure({ form, onSaveOver }: FailureProps) {
  const { failure, theirs, saved, takeTheirs } = form
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) box.current?.focus()
  }, [failure])
  if (!failure) return null
  return (
    <Alert
      className="scroll-mt-40"
      ref={box}
      role="alert"
      title={failure.text}
      tone={theirs ? 'warning' : 'error'}
    >
      {theirs ? (
        <>
          <ul className="num mt-1 list-disc ps-5">
            {differences(saved, theirs).map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
          <TakeOrSaveOver onSaveOver={onSaveOver} onTake={takeTheirs} />
        </>
      ) : (
        <NothingDone why={failure}>{t('page.notSaved')}</NothingDone>
      )}
    </Alert>
  )
}

function differences(seen: WholeRoom, theirs: WholeRoom): string[] {
  const before = roomFacts(seen)
  const changed = roomFacts(theirs).filter(([, fact], at) => fact !== before[at]?.[1])
  const differs = (of: (room: WholeRoom) => unknown) =>
    JSON.stringify(of(seen)) !== JSON.stringify(of(theirs))
  return [
    ...changed.map(([name, fact]) => t('page.now', { name, fact })),
    ...(differs(({ facts }) => facts) ? [t('page.factsChanged')] : []),
    ...(differs(({ words }) => words) ? [t('page.wordsChanged')] : []),
    ...(differs(({ pictures }) => pictures) ? [t('page.picturesChanged')] : []),
  ]
}
