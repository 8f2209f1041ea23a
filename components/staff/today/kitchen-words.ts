import { sleepsOn } from '#lib/desk/rules/day.ts'
import type { DeskToday, Eaters, TodayStay } from '#lib/desk/schema/today.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Diets, Plates } from '#lib/stays/rules/meals.ts'
import { count } from '../kit/words.ts'
import { hour } from './words.ts'

const t = staffWords('today')

/** The ways to eat, in the order of the screens. */
export const diets = ['veg', 'vegan', 'jain', 'meat'] as const satisfies (keyof Diets)[]
type Diet = (typeof diets)[number]

/** Returns how many eat so: "6 veg", "2 Jain". */
export function eatersWords(plates: Diets): string[] {
  return diets.filter((diet) => plates[diet] > 0).map((diet) => eaters(diet, plates[diet]))
}

function eaters(diet: Diet, count: number): string {
  return t.markup(`eaters.${diet}`, { count: () => String(count) })
}

/** Returns true if none of a meal's guests has been asked what they eat. */
export function isUnasked({ guests, not_asked }: Plates): boolean {
  return guests > 0 && not_asked === guests
}

/** Returns how many of a meal's guests have not been asked: "3 not asked", "diets not asked yet". */
export function unaskedOf(meal: Plates): string {
  return isUnasked(meal)
    ? t('kitchen.noneAsked')
    : t('kitchen.someUnasked', { count: meal.not_asked })
}

/** Returns what the guests of a stay eat, a text for each way; nothing for what nobody has told. */
export function dietWords(stay: Eaters): string[] {
  return dietsOf(stay).map(({ words }) => words)
}

function dietsOf({ diet: told, guests }: Eaters): { diet: Diet; words: string }[] {
  return diets.flatMap((diet) => {
    const eating = told?.[diet] ?? 0
    if (eating === 0) return []
    const words = eating < guests ? eaters(diet, eating) : t(`eatAll.${diet}`, { count: guests })
    return [{ diet, words }]
  })
}

/** Returns what the kitchen is to know of a stay, in sentences, the allergies first. */
export function kitchenWords(stay: Eaters): string[] {
  const unasked = unaskedWords(stay).map((words) => t.markup('kitchen.who', { who: () => words }))
  return [...allergyWords(stay), ...cookingWords(stay), ...unasked]
}

export function allergyWords({ allergies }: Eaters): string[] {
  return allergies ? [t('kitchen.allergic', { allergies })] : []
}

// How to cook for them, and when.
function cookingWords(stay: Eaters): string[] {
  const { arrives_at, progress } = stay
  const isLate = progress === 'expected' && arrives_at !== null && arrives_at >= '21:00'
  return [
    ...dietsOf(stay).flatMap(({ diet, words }) => leftOut(diet, words)),
    ...(isLate ? [t('kitchen.late', { time: hour(arrives_at) })] : []),
  ]
}

// What the kitchen leaves out for those who eat so; plain veg needs no word.
function leftOut(diet: Diet, who: string): string[] {
  if (diet === 'veg') return []
  return [diet === 'meat' ? who : t(`leftOut.${diet}`, { who })]
}

// How many of them nobody has asked what they eat.
function unaskedWords({ diet, guests }: Eaters): string[] {
  const told = diet ? diet.veg + diet.vegan + diet.jain + diet.meat : 0
  if (told >= guests) return []
  return [told === 0 ? count(guests, 'guest') : t('kitchen.of', { count: guests - told, guests })]
}

type KitchenNote = { stay: TodayStay; text: string }

/** Returns what is to be known of stays in the kitchen, the allergies of all first, and apart from it who has not been asked. */
export function kitchenNotes(stays: TodayStay[]): { notes: KitchenNote[]; unasked: KitchenNote[] } {
  const of = (words: (stay: Eaters) => string[]) =>
    stays.flatMap((stay) => words(stay).map((text) => ({ stay, text })))
  return { notes: [...of(allergyWords), ...of(cookingWords)], unasked: of(unaskedWords) }
}

/** Returns the stays whose guests eat in the evening of a day: the same that its dinner counts, each once. */
export function eating({ arriving, in_house, day }: DeskToday): TodayStay[] {
  const all = [...arriving, ...in_house].filter((stay) => sleepsOn(stay, day))
  return [...new Map(all.map((stay) => [stay.id, stay])).values()]
}
