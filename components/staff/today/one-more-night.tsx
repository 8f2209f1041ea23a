'use client'

import { MenuItem } from '@headlessui/react'
import { CalendarPlus } from 'lucide-react'
import { call, reading } from '#calls/client.ts'
import type { TodayStay } from '#lib/desk/schema/today.ts'
import { addDays } from '#lib/shared/dates.ts'
import { useAction } from '../kit/action/use-action.ts'
import { usePress } from '../kit/action/use-press.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { day, rupees } from '../kit/words.ts'
import { changeTold } from '../stay/change-told.ts'
import { changeOf } from '../stay/sent-change.ts'
import { useDesk } from './desk.ts'
import { nightAdded, toldOf, unitOf } from './words.ts'

/** Adds a night to a stay in the unit that it has, at the price that the button shows; says why where the night can't be had. */
export function OneMoreNight({ stay, className }: { stay: TodayStay; className: string }) {
  const { progress, refresh } = useDesk()
  const { run } = useAction(refresh)
  const { id, check_in, guests, room_id: room } = stay
  const check_out = addDays(stay.check_out, 1)
  const wish = { id, check_in, check_out, room, guests }
  const { value: offer } = useAnswer(reading('GET desk/stays/[id]'), wish, null, {
    topics: ['bookings', 'rooms'],
  })
  const isFree = offer !== null && stay.unit !== null && offer.free.includes(stay.unit)
  const problem = offer && (offer.problem ?? Object.values(offer.errors)[0])
  const more = offer ? offer.will.total - offer.was.total : 0
  const wanted = (quoted: number) => ({
    ...{ check_in, check_out, room, unit: stay.unit, quoted },
    tell: stay.has_email,
  })
  const add = () => {
    if (!offer || progress.refused()) return
    void run({
      about: id,
      call: () => {
        const json = changeOf(stay, wanted(offer.will.quoted))
        return call('POST desk/stays/[id]', { params: { id }, json })
      },
      done: ({ undo }) => changeTold(id, nightAdded(stay, check_out, more), undo),
      refused: (why) => `${stay.full_name} stays until ${day(stay.check_out)}, as before. ${why}`,
    })
  }
  const press = usePress(() => setTimeout(add))
  const isPossible = isFree && !problem
  return (
    <MenuItem disabled={!isPossible}>
      <button className={className} disabled={!isPossible} type="button" {...press}>
        <CalendarPlus aria-hidden="true" className="shrink-0" size={20} />
        <span className="num">
          One more night{isPossible && `, ${rupees(more)}`}
          {offer && (
            <small className="block font-normal text-ink-2 text-sm">
              {isPossible ? toldOf(stay) : (problem ?? `${unitOf(stay)} is taken that night`)}
            </small>
          )}
        </span>
      </button>
    </MenuItem>
  )
}
