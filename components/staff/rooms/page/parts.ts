import {
  Bath,
  BedDouble,
  Camera,
  Fan,
  Footprints,
  IndianRupee,
  type LucideIcon,
  Type,
  Wifi,
} from 'lucide-react'
import { createTranslator } from 'use-intl/core'
import type { GuestRoomWords } from '#lib/i18n/guest-room-words.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { type AskedThing, untoldOf } from '#lib/rooms/rules/asked.ts'
import { isTranslated } from '#lib/rooms/rules/translations.ts'
import { roomFacts } from '#lib/rooms/schema/facts.ts'
import type { WholeRoom } from '#lib/rooms/schema/room.ts'
import { type FactName, factRows, shortFacts } from '#lib/rooms/words.ts'
import { count, rupees } from '../../kit/words.ts'
import { draftWords, type RoomDraft } from './draft.ts'
import { factsOf } from './facts-draft.ts'
import { todoWords } from './words-todo.ts'

const t = staffWords('rooms')

/** The parts of a room's page, as a phone lists them. */
export const parts = [
  'photos',
  'words',
  'beds',
  'bathroom',
  'climate',
  'wifi',
  'steps',
  'price',
] as const
export type Part = (typeof parts)[number]

export const partIcons: Record<Part, LucideIcon> = {
  photos: Camera,
  words: Type,
  beds: BedDouble,
  bathroom: Bath,
  climate: Fan,
  wifi: Wifi,
  steps: Footprints,
  price: IndianRupee,
}

/** The part in which each thing is said that guests ask about. */
export const partOf: Record<AskedThing, Part> = {
  bathroomPhoto: 'photos',
  bathroom: 'bathroom',
  bedPhoto: 'photos',
  beds: 'beds',
  hotWater: 'bathroom',
  heat: 'climate',
  wifi: 'wifi',
  steps: 'steps',
  size: 'steps',
  power: 'climate',
  sleeps: 'beds',
  description: 'words',
  words: 'words',
  price: 'price',
}

/** What guests are told of a room as it's typed; where that can't be saved yet, as it is. */
export type Told = Pick<WholeRoom, 'facts' | 'sleeps' | 'units' | 'description' | 'words'>

/** Returns what guests would be told of a room once a draft is saved. */
export function toldOf(draft: RoomDraft, saved: WholeRoom): Told {
  const { description, units } = draft
  const facts = roomFacts.safeParse(factsOf(draft)).data ?? saved.facts
  const sleeps = draft.sleeps === '' ? null : Number(draft.sleeps)
  return { facts, sleeps, units: Number(units), description, words: draftWords(draft, saved) }
}

/** Returns what guests aren't told of a room yet, in the order in which they ask. */
export function untoldIn(told: Told, { pictures, base_rate }: WholeRoom): AskedThing[] {
  return untoldOf({ ...told, pictures, base: base_rate, isTranslated: isTranslated(told) })
}

// The words of rooms are all that it's asked for, so a translator of these alone will do.
function sayIn(messages: GuestRoomWords) {
  const say = createTranslator({ locale: 'en', messages })
  return say as unknown as Parameters<typeof factRows>[1]
}

/** Returns what guests read about the things of a room, by the name of each. */
function guestsRead(told: Told, messages: GuestRoomWords): Map<FactName, string> {
  const rows = factRows(told, sayIn(messages), 'en')
  return new Map(rows.map(({ name, lines, more }) => [name, [...lines, ...more].join('. ')]))
}

const factsOfPart: Partial<Record<Part, FactName[]>> = {
  beds: ['sleeps', 'beds'],
  bathroom: ['bathroom'],
  climate: ['climate', 'power'],
  wifi: ['wifi'],
  steps: ['steps', 'size'],
}

/** Returns what guests read of a part of what they ask about; empty if that's nothing. */
export function readOf(part: Part, told: Told, words: GuestRoomWords): string {
  const read = guestsRead(told, words)
  return (factsOfPart[part] ?? []).flatMap((name) => read.get(name) ?? []).join('. ')
}

/** Returns a line about what is filled in of a part. */
export function summaryOf(part: Part, told: Told, room: WholeRoom, words: GuestRoomWords): string {
  if (part === 'words') return todoWords(told) || t('words.allDone')
  if (part === 'photos') {
    const photos = room.pictures.filter(({ is_photo }) => is_photo)
    return t('summary.photos', { count: photos.length })
  }
  if (part === 'price') {
    const units = count(room.units, 'unit')
    return t('summary.price', { rate: rupees(room.total_rate), units })
  }
  return readOf(part, told, words)
}

/** Returns the facts by which guests compare rooms, in a line. */
export function shortOf(told: Told, messages: GuestRoomWords): string {
  return shortFacts(told, sayIn(messages), 'en')
    .map(({ text }) => text)
    .join(' · ')
}
