import { sleepsOn } from '#lib/desk/rules/day.ts'
import type { DeskToday, TodayStay } from '#lib/desk/schema/today.ts'
import type { Plates } from '#lib/stays/rules/meals.ts'
import { count } from '../kit/words.ts'
import { hour } from './words.ts'

/** The ways to eat, as they stand on the screen. */
export const dietNames = [
  ['veg', 'veg'],
  ['vegan', 'vegan'],
  ['jain', 'Jain'],
  ['meat', 'meat'],
] as const satisfies [keyof Plates, string][]

/** Returns true if none of a meal's guests has been asked what they eat. */
export function isUnasked({ guests, not_asked }: Plates): boolean {
  return guests > 0 && not_asked === guests
}

/** Returns how many of a meal's guests have not been asked: "3 not asked", "none asked". */
export function unaskedOf(meal: Plates): string {
  return isUnasked(meal) ? 'none asked' : `${meal.not_asked} not asked`
}

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

/** Returns what the kitchen is to know of a stay, in sentences, the allergies first. */
export function kitchenWords(stay: TodayStay): string[] {
  const unasked = unaskedWords(stay).map((words) => `Not asked: ${words}`)
  return [...allergyWords(stay), ...cookingWords(stay), ...unasked]
}

function allergyWords({ allergies }: TodayStay): string[] {
  return allergies ? [`Allergic: ${allergies}`] : []
}

// How to cook for them, and when.
function cookingWords(stay: TodayStay): string[] {
  const { arrives_at, progress } = stay
  const isLate = progress === 'expected' && arrives_at !== null && arrives_at >= '21:00'
  return [
    ...dietWords(stay)
      .filter((words) => !/\bveg\b/i.test(words))
      .map((words) => words + (leftOut.find(([who]) => who.test(words))?.[1] ?? '')),
    ...(isLate ? [`Arrives about ${hour(arrives_at)}: keep a plate warm`] : []),
  ]
}

// How many of them nobody has asked what they eat.
function unaskedWords({ diet, guests }: TodayStay): string[] {
  const told = diet ? diet.veg + diet.vegan + diet.jain + diet.meat : 0
  if (told >= guests) return []
  return [told === 0 ? count(guests, 'guest') : `${guests - told} of ${guests} guests`]
}

type KitchenNote = { stay: TodayStay; text: string }

/** Returns what is to be known of stays in the kitchen, the allergies of all first, and apart from it who has not been asked. */
export function kitchenNotes(stays: TodayStay[]): { notes: KitchenNote[]; unasked: KitchenNote[] } {
  const of = (words: (stay: TodayStay) => string[]) =>
    stays.flatMap((stay) => words(stay).map((text) => ({ stay, text })))
  return { notes: [...of(allergyWords), ...of(cookingWords)], unasked: of(unaskedWords) }
}

/** Returns the stays whose guests eat in the evening of a day: the same that its dinner counts, each once. */
export function eating({ arriving, in_house, day }: DeskToday): TodayStay[] {
  const all = [...arriving, ...in_house].filter((stay) => sleepsOn(stay, day))
  return [...new Map(all.map((stay) => [stay.id, stay])).values()]
}
