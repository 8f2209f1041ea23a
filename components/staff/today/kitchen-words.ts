import type { Plates } from '#lib/booking/rules/meals.ts'
import type { DeskToday, TodayStay } from '#lib/booking/schema/today.ts'
import { count } from '../words.ts'
import { hour } from './words.ts'

/** The ways to eat, as they stand on the screen. */
export const dietNames = [
  ['veg', 'veg'],
  ['vegan', 'vegan'],
  ['jain', 'Jain'],
  ['meat', 'meat'],
] as const satisfies [keyof Plates, string][]

/** Returns what the guests of a stay eat, a text for each way; nothing for what nobody has told. */
export function dietWords({ diet, guests }: TodayStay): string[] {
  return dietNames.flatMap(([kind, name]) => {
    const eating = diet?.[kind] ?? 0
    if (eating === 0) return []
    if (eating < guests) return [`${eating} ${name}`]
    const capital = name[0]?.toUpperCase() + name.slice(1)
    return [`${capital}${guests === 1 ? '' : guests === 2 ? ', both' : ', all'}`]
  })
}

// What the kitchen leaves out, by the words for who eats so; plain veg needs no word.
const leftOut: [RegExp, string][] = [
  [/jain/i, ': no onion, garlic or roots'],
  [/vegan/i, ': no ghee, no curd'],
]

/** Returns what the kitchen is to know of a stay, in sentences. */
export function kitchenWords(stay: TodayStay): string[] {
  const { allergies, diet, guests, arrives_at, progress } = stay
  const told = diet ? diet.veg + diet.vegan + diet.jain + diet.meat : 0
  const isLate = progress === 'expected' && arrives_at !== null && arrives_at >= '21:00'
  const unasked = told === 0 ? count(guests, 'guest') : `${guests - told} of ${guests} guests`
  return [
    ...dietWords(stay)
      .filter((words) => !/\bveg\b/i.test(words))
      .map((words) => words + (leftOut.find(([who]) => who.test(words))?.[1] ?? '')),
    ...(allergies ? [`Allergic: ${allergies}`] : []),
    ...(isLate ? [`Comes about ${hour(arrives_at)}: keep a plate warm`] : []),
    ...(told < guests ? [`Not asked: ${unasked}`] : []),
  ]
}

/** Returns the stays whose guests are here for the night of a day, each once. */
export function eating({ arriving, in_house }: DeskToday): TodayStay[] {
  const all = [...arriving, ...in_house].filter(({ progress }) => progress !== 'no_show')
  return [...new Map(all.map((stay) => [stay.id, stay])).values()]
}
