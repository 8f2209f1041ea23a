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
import { farm } from '#lib/farm/rules/farm.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { day, instantDay } from '../kit/words.ts'
import { allergyWords, dietWords } from './kitchen-words.ts'
import { hour, sourceName, unitOf } from './words.ts'

const t = staffWords('today')

/** A thing to know about a stay. */
export type Note = {
  Icon: LucideIcon
  text: string
  isTime?: boolean
}

/** Returns what is to be known about a stay in a list of a day, the most urgent first. */
export function notesOf(stay: TodayStay, list: DayList, today: DeskToday): Note[] {
  const { dogs, words, staff_note } = stay
  const note = (Icon: LucideIcon, text: string | null | undefined | false): Note[] =>
    text ? [{ Icon, text }] : []
  return [
    ...timeNotes(stay, list, today),
    ...(list === 'arriving' ? roomNotes(stay, today) : []),
    ...note(Dog, dogs > 0 && t('notes.dogs', { count: dogs })),
    ...note(stay.diet?.meat ? Utensils : Leaf, dietWords(stay).join(', ')),
    ...allergyWords(stay).map((text) => ({ Icon: Utensils, text })),
    ...note(MessageCircle, words),
    ...saidLines(stay).map(({ text }) => ({ Icon: MessageCircle, text })),
    ...note(StickyNote, staff_note),
    ...note(Footprints, sourceName(stay)),
  ]
}

// Who is still in the unit, and whether it is made up.
function roomNotes(stay: TodayStay, { leaving }: DeskToday): Note[] {
  const { room_id, unit, uncleaned_since } = stay
  if (unit === null) return []
  const before = leaving.find(
    (other) => other.room_id === room_id && other.unit === unit && other.progress === 'in_house',
  )
  const place = unitOf(stay)
  if (before) {
    const text = t('notes.stillIn', { name: before.full_name, unit: place })
    return [{ Icon: UserRound, text }]
  }
  if (uncleaned_since === null) return []
  return [{ Icon: BrushCleaning, text: t('notes.uncleaned', { unit: place }) }]
}

// When the guest comes or leaves.
function timeNotes(stay: TodayStay, list: DayList, today: DeskToday): Note[] {
  if (list === 'in_house') return []
  if (list === 'arriving') return arrivalNotes(stay, today)
  const { check_out, terms } = stay
  if (check_out < today.today) return timeNote(t('notes.wasDue', { day: day(check_out) }))
  return check_out === today.day ? timeNote(t('notes.by', { time: hour(terms.checkOutBy) })) : []
}

function arrivalNotes(stay: TodayStay, { day: shown }: DeskToday): Note[] {
  const { arrives_at, check_in, no_show_at, terms } = stay
  if (no_show_at) return timeNote(t('notes.noShow', { day: instantDay(no_show_at) }))
  if (check_in < shown) return timeNote(t('notes.since', { day: day(check_in) }))
  if (arrives_at !== null) {
    const text = t(arrives_at >= '21:00' ? 'notes.late' : 'notes.about', { time: hour(arrives_at) })
    return [{ Icon: Clock, text, isTime: true }]
  }
  const { from, to } = terms.checkIn
  const { checkIn } = farm()
  if (from === checkIn.from && to === checkIn.to) return []
  return timeNote(t('notes.checkIn', { from: hour(from), to: hour(to) }))
}

const timeNote = (text: string): Note[] => [{ Icon: Clock, text }]
