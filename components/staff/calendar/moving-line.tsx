'use client'

import { Move } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { keepFocus } from '../kit/action/keep-focus.ts'
import type { MovingWork } from './use-moving.ts'
import { datesOf } from './words.ts'

/** Says which stay is being moved and how, while nothing is changed yet. */
export function MovingLine({ work, wide }: { work: MovingWork; wide: boolean }) {
  const { moving, stop } = work
  if (moving?.by !== 'keys') return null
  const { stay } = moving
  const putBack = () => {
    stop()
    keepFocus(stay.booking.id)
  }
  return (
    <div className="flex min-h-[60px] items-center gap-3 border border-lake-edge bg-lake-soft px-4 py-2 text-lake-dark max-lg:border-x-0 lg:rounded-staff">
      <Move aria-hidden="true" className="shrink-0 max-lg:hidden" size={20} />
      <p className="flex-1 leading-snug">
        <b className="font-semibold">
          Move {stay.booking.full_name}, {datesOf(stay)}.
        </b>{' '}
        {wide
          ? 'Press where it should be or begin, or choose by the arrow keys and let go by Enter.'
          : 'Tap where it should be, or the night on which it should begin.'}
      </p>
      <Button className="bg-card!" kind="outline" onClick={putBack} size="small">
        Put it back
      </Button>
    </div>
  )
}
