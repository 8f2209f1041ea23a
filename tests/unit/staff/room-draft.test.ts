import { expect, test } from 'vitest'
import { draftOf, draftWords, sentOf } from '#components/staff/rooms/page/draft.ts'
import { factsOf, typedFacts } from '#components/staff/rooms/page/facts-draft.ts'
import { roomFacts } from '#lib/rooms/schema/facts.ts'
import { type WholeRoom, wireWholeRoom } from '#lib/rooms/schema/room.ts'
import { roomForm } from '#lib/rooms/schema/room-input.ts'
import sample from '../../../prisma/sample-rooms.json' with { type: 'json' }

const own = { name: 'Grenier', description: 'Poutres.', named: true, current: true }

function roomOf(words: WholeRoom['words']): WholeRoom {
  return wireWholeRoom({
    id: 7,
    name: 'Attic',
    slug: 'attic',
    description: 'Beams.',
    basePaise: 400_000,
    gstPercent: 18,
    ratePaise: 472_000,
    units: 2,
    unitNames: ['A', 'B'],
    sleeps: 2,
    facts: {},
    onSite: true,
    position: 1,
    words,
    pictures: [],
    version: 3,
  })
}
const wordsSent = (draft: Partial<ReturnType<typeof draftOf>>, room: WholeRoom) =>
  JSON.parse(sentOf({ ...draftOf(room), ...draft }, room).words ?? '')

test.each(sample)('the facts of $name are the same once they were typed', ({ facts }) => {
  const known = roomFacts.parse(facts)
  expect(factsOf(typedFacts(known))).toEqual(known)
})

test('nothing is known of a room of which nothing is typed', () => {
  expect(factsOf(typedFacts({}))).toEqual({})
})

test('what goes with a choice goes when it does, and what’s no number is refused', () => {
  const typed = typedFacts({ wifi: 'in_room', wifiSpeed: 20, steps: 3, rail: true })
  expect(factsOf({ ...typed, wifi: 'near_room', steps: '0' })).toEqual({
    wifi: 'near_room',
    steps: 0,
  })
  const wrong = factsOf({ ...typed, steps: '3.5' })
  expect(roomFacts.safeParse(wrong).error?.issues[0]?.path).toEqual(['steps'])
})

test('a room as it is asks for no change of its words', () => {
  const room = roomOf({ fr: own })
  const sent = sentOf(draftOf(room), room)
  expect(JSON.parse(sent.words ?? '')).toEqual({})
  expect(roomForm.safeParse(sent).success).toBe(true)
})

test('only the languages that have changed are sent, and those that are said to be right', () => {
  const old = { ...own, named: false, current: false }
  const room = roomOf({ fr: own, ru: old })
  const names = { ...draftOf(room).names, fr: 'Mansarde' }
  expect(wordsSent({ names }, room)).toEqual({ fr: { name: 'Mansarde', description: 'Poutres.' } })
  expect(wordsSent({ right: ['ru'] }, room)).toEqual({
    ru: { name: 'Grenier', description: 'Poutres.', current: true },
  })
  // A typo keeps those right that were.
  expect(wordsSent({ name: 'Atic', typo: true }, room)).toEqual({
    fr: { name: 'Grenier', description: 'Poutres.', current: true },
  })
})

test('the marks follow what is typed: new English makes the rest out of date, new words are right', () => {
  const room = roomOf({ fr: own, ru: own })
  const names = { ...draftOf(room).names, ru: 'Чердак' }
  const words = draftWords({ ...draftOf(room), name: 'Loft', names }, room)
  expect(words.fr).toMatchObject({ named: false, current: false })
  expect(words.ru).toMatchObject({ named: true })
})
