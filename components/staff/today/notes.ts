import {
  BrushCleaning,
  Clock,
  Dog,
  Footprints,
  Leaf,
  type LucideIcon,
  MessageCircle,
  StickyNote,
  UserRound,
  Utensils,
} from 'lucide-react'
import { saidLines } from '#lib/booking/rules/said.ts'
import type { DayList } from '#lib/desk/rules/day.ts'
import type { DeskToday, TodayStay } from '#lib/desk/schema/today.ts'
import { property } from '#lib/property.ts'
import { count, day, instantDay } from '../kit/words.ts'
import { dietWords } from './kitchen-words.ts'
import { hour, sourceNames, unitOf } from './words.ts'

/** A thing to know about a stay. */
export type Note = { Icon: LucideIcon; text: string }

/** Returns what is to be known about a stay in a list of a day, the most urgent first. */
export function notesOf(stay: TodayStay, list: DayList, today: DeskToday): Note[] {
  const { dogs, allergies, words, staff_note, source } = stay
  const note = (Icon: LucideIcon, text: string | null | undefined | false): Note[] =>
    text ? [{ Icon, text }] : []
  return [
    ...note(Clock, timeWords(stay, list, today)),
    ...(list === 'arriving' ? roomNotes(stay, today) : []),
    ...note(Dog, dogs > 0 && (dogs === 1 ? 'One dog' : count(dogs, 'dog'))),
    ...note(stay.diet?.meat ? Utensils : Leaf, dietWords(stay).join(', ')),
    ...note(Utensils, allergies && `Allergic: ${allergies}`),
    ...note(MessageCircle, words),
    ...saidLines(stay).map(({ text }) => ({ Icon: MessageCircle, text })),
    ...note(StickyNote, staff_note),
    ...note(Footprints, sourceNames[source]),
  ]
}

// Who is still in the unit, and whether it is made up.
function roomNotes(stay: TodayStay, { leaving }: DeskToday): Note[] {
  const { room_id, unit, uncleaned_since } = stay
  if (unit === null) return []
  const before = leaving.find(
    (other) => other.room_id === room_id && other.unit === unit && other.progress === 'in_house',
  )
  if (before) return [{ Icon: UserRound, text: `${before.full_name} is still in ${unitOf(stay)}` }]
  if (uncleaned_since === null) return []
  return [{ Icon: BrushCleaning, text: `${unitOf(stay)} hasn’t been cleaned yet` }]
}

function timeWords(
  stay: TodayStay,
  list: DayList,
  { day: shown, today }: DeskToday,
): string | null {
  const { arrives_at, check_in, check_out, no_show_at } = stay
  if (list === 'leaving') {
    if (check_out < today) return `Check-out was due on ${day(check_out)}`
    return check_out === shown ? `By ${hour(property.checkOutBy)}` : null
  }
  if (list === 'in_house') return null
  if (no_show_at) return `No-show on ${instantDay(no_show_at)}`
  if (check_in < shown) return `Expected since ${day(check_in)}`
  if (arrives_at === null) return null
  return `${arrives_at >= '21:00' ? 'Late, about' : 'About'} ${hour(arrives_at)}`
}
