import { describe, expect, test } from 'vitest'
import { dietWords, eating, kitchenWords } from '#components/staff/today/kitchen-words.ts'
import { notesOf } from '#components/staff/today/notes.ts'
import {
  asideOf,
  backWords,
  doneWords,
  dueOf,
  freeWords,
  hour,
  mealWords,
  nightAdded,
  nightWords,
  unitOf,
} from '#components/staff/today/words.ts'
import { isFromAbroad } from '#lib/booking/rules/contact.ts'
import type { DeskToday, Meal, TodayStay } from '#lib/desk/schema/today.ts'
import { property } from '#lib/property.ts'
import { todayStay as stay } from '../../support/today-stay.ts'

const plates = { veg: 2, vegan: 0, jain: 0, meat: 0, not_asked: 0 }
const dinner: Meal = { meal: 'dinner', date: '2026-12-19', guests: 2, ...plates }
const today: DeskToday = {
  day: '2026-12-19',
  today: '2026-12-19',
  at: '2026-12-19T04:12:00.000Z',
  arriving: [stay],
  in_house: [],
  leaving: [],
  unsaid: [],
  meals: [dinner],
  units: { all: 5, free: ['Wada 1', 'Cottage 2'] },
}
const diet = { veg: 0, vegan: 0, jain: 0, meat: 0 }
const notes = (
  changes: Partial<TodayStay>,
  list: 'arriving' | 'in_house' | 'leaving',
  day = today,
) => notesOf({ ...stay, ...changes }, list, day).map(({ text }) => text)

test.each([
  ['16:00', '4\u00a0pm'],
  ['21:30', '9:30\u00a0pm'],
  ['00:05', '12:05\u00a0am'],
  ['12:00', '12\u00a0noon'],
])('%s is %s', (time, words) => expect(hour(time)).toBe(words))

test('what waits to be found in the bank is not asked for a second time', () => {
  expect(dueOf({ ...stay, balance: 9440, checking: 9440 })).toBe(0)
  expect(dueOf({ ...stay, balance: 9440, checking: 2360 })).toBe(7080)
  expect(dueOf({ ...stay, balance: -500 })).toBe(0)
})

test('a meal says when it is, from today', () => {
  const words = (meal: Meal['meal'], date: string) =>
    Object.values(mealWords({ ...dinner, meal, date }, '2026-12-19')).join(' ')
  expect(words('dinner', '2026-12-19')).toBe('Dinner tonight')
  expect(words('breakfast', '2026-12-20')).toBe('Breakfast tomorrow')
  expect(words('breakfast', '2026-12-21')).toBe('Breakfast Monday')
})

test('the night in a sentence', () => {
  expect(nightWords(today)).toBe('2 guests tonight, 3 of 5 units taken')
  const full = { ...today, today: '2026-12-18', units: { all: 5, free: [] } }
  expect(nightWords(full)).toBe('2 guests overnight, all 5 units taken')
})

test('a unit that has only its number is named with its room', () => {
  expect(unitOf(stay)).toBe('Wada 3')
  expect(unitOf({ ...stay, unit_name: '3' })).toBe('Maratha Wada Room 3')
  expect(unitOf({ ...stay, unit_name: null })).toBe('No room assigned')
})

test('which units are free', () => {
  const from = hour(property.checkIn.from)
  expect(freeWords(today.units)).toBe(`Wada 1 and Cottage 2 are free from ${from}.`)
  expect(freeWords({ all: 5, free: ['Grain Loft 2'] })).toBe(`Grain Loft 2 is free from ${from}.`)
  expect(freeWords({ all: 5, free: [] })).toBe('All units are taken.')
})

describe('at the end of a list’s title stands', () => {
  const left = { ...stay, progress: 'left' as const }
  test('what is to be taken', () => {
    expect(asideOf({ ...today, arriving: [{ ...stay, balance: 5192 }] }, 'arriving')).toBe(
      '₹5,192 to collect',
    )
    expect(asideOf(today, 'arriving')).toBe('')
  })
  test('who has left', () => {
    expect(asideOf({ ...today, leaving: [stay, stay] }, 'leaving')).toBe(
      `by ${hour(property.checkOutBy)}`,
    )
    expect(asideOf({ ...today, leaving: [left, stay] }, 'leaving')).toBe('1 has left')
    expect(asideOf({ ...today, leaving: [left, left] }, 'leaving')).toBe('all have left')
  })
})

describe('what guests eat', () => {
  test('on a card', () => {
    expect(dietWords({ ...stay, diet: { ...diet, vegan: 2 } })).toEqual(['Vegan, both'])
    expect(dietWords({ ...stay, guests: 3, diet: { ...diet, jain: 2, veg: 1 } })).toEqual([
      '1 veg',
      '2 Jain',
    ])
    expect(dietWords({ ...stay, guests: 1, diet: { ...diet, meat: 1 } })).toEqual(['Meat'])
  })

  test('in sentences for the kitchen, with who has not been asked and who comes late', () => {
    expect(kitchenWords({ ...stay, guests: 3, diet: { ...diet, jain: 2 } })).toEqual([
      '2 Jain: no onion, garlic or roots',
      'Not asked: 1 of 3 guests',
    ])
    const late = { arrives_at: '21:30', allergies: 'Nuts', diet: { ...diet, veg: 2 } }
    expect(kitchenWords({ ...stay, ...late })).toEqual([
      'Allergic: Nuts',
      'Arrives about 9:30\u00a0pm: keep a plate warm',
    ])
  })

  test('each guest once, without who did not come or would leave today', () => {
    const here = { ...stay, id: 'two' }
    const missed = { ...stay, id: 'three', progress: 'no_show' as const }
    const overdue = { ...stay, id: 'four', check_in: '2026-12-17', check_out: '2026-12-19' }
    const day = { ...today, arriving: [stay, here, missed, overdue], in_house: [here] }
    expect(eating(day).map(({ id }) => id)).toEqual(['one', 'two'])
  })
})

describe('a card tells', () => {
  test('the hour, the dog and the words of the guest', () => {
    const told = { arrives_at: '16:00', dogs: 1, words: 'By taxi', source: 'phone' as const }
    expect(notes(told, 'arriving')).toEqual(['About 4\u00a0pm', 'One dog', 'By taxi', 'By phone'])
    expect(notes({ arrives_at: '21:00' }, 'arriving')).toEqual(['Late, about 9\u00a0pm'])
  })

  test('the check-in that was promised, where today’s is another and the guest has named no hour', () => {
    const terms = { ...stay.terms, checkIn: { from: '20:00', to: '22:00' } }
    const promised = 'Promised check-in from 8\u00a0pm to 10\u00a0pm'
    expect(notes({ terms }, 'arriving')).toEqual([promised])
    expect(notes({ terms, arrives_at: '20:00' }, 'arriving')).toEqual(['About 8\u00a0pm'])
    expect(notes({ terms }, 'in_house')).toEqual([])
  })

  test('who is still in the unit, and then that it is not made up', () => {
    const before = { ...stay, id: 'b', full_name: 'Rohan', progress: 'in_house' as const }
    expect(notes({}, 'arriving', { ...today, leaving: [before] })).toEqual([
      'Rohan is still in Wada 3',
    ])
    const uncleaned_since = '2026-12-19T05:00:00.000Z'
    expect(notes({ uncleaned_since }, 'arriving')).toEqual(['Wada 3 hasn’t been cleaned yet'])
  })

  test('since when somebody should have come or left', () => {
    expect(notes({ check_in: '2026-12-18' }, 'arriving')).toEqual(['Expected since 18 Dec'])
    expect(notes({ check_out: '2026-12-18' }, 'leaving')).toEqual(['Check-out was due on 18 Dec'])
    expect(notes({ check_out: '2026-12-19' }, 'leaving')).toEqual([
      `By ${hour(property.checkOutBy)}`,
    ])
  })

  test('what was done with it', () => {
    const at = '2026-12-19T07:40:00.000Z'
    expect(doneWords({ ...stay, progress: 'in_house', checked_in_at: at })).toBe(
      'Wada 3, in since 1:10 pm',
    )
    const left = { ...stay, progress: 'left' as const, checked_out_at: at }
    expect(doneWords(left)).toBe('Wada 3, left 1:10 pm')
    expect(doneWords({ ...left, uncleaned_since: at })).toBe('Wada 3, left 1:10 pm, needs cleaning')
    expect(doneWords({ ...stay, progress: 'no_show' })).toBe('No-show, Wada 3 stays reserved')
  })
})

test('a step that is taken back says that the money of its press stays recorded', () => {
  expect(backWords(stay)).toBe('Undone. Devika Nair is expected again.')
  expect(backWords({ ...stay, progress: 'no_show' })).toBe(
    'Undone. Devika Nair is a no-show again.',
  )
  expect(backWords(stay, '₹6,490 in cash')).toBe(
    'Undone. Devika Nair is expected again. ₹6,490 in cash is still recorded: if it wasn’t paid, void the payment in the booking.',
  )
})

test.each([
  ['+91 98450 22316', false],
  ['98450 22316', false],
  ['+33 6 12 34 56 78', true],
  ['erased', false],
])('a guest with the number %s may be from abroad: %s', (phone, abroad) => {
  expect(isFromAbroad(phone)).toBe(abroad)
})

test('one more night says that the guest hears of it, or that nobody tells them', () => {
  expect(nightAdded(stay, '2026-12-22', 4720)).toBe(
    'Devika Nair now stays until 22 Dec, for ₹4,720 more. The guest’s e-mail goes out when the undo time ends.',
  )
  expect(nightAdded({ ...stay, has_email: false }, '2026-12-22', 4720)).toBe(
    'Devika Nair now stays until 22 Dec, for ₹4,720 more. Devika Nair has no e-mail address: please tell them yourself.',
  )
})
