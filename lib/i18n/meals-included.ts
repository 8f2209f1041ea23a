import type { Locale } from './languages.ts'
import { listed } from './listed.ts'
import { shownMeals } from './shown-meals.ts'
import { plain } from './told.ts'

/** Says the whole keys of guests' messages. */
type Say = {
  (key: 'meals.included' | `meals.${string}.name`): string
  (key: 'common.fact', values: { label: string; value: string }): string
}

/** Returns a message that says which meals are in the price of a room, such as “Included: Breakfast”; empty if none is. */
export function mealsIncluded(locale: Locale, say: Say): string {
  const names = shownMeals(locale).flatMap(({ id, price }) =>
    price === null ? [plain(say(`meals.${id}.name`))] : [],
  )
  if (names.length === 0) return ''
  const value = listed(names, locale)
  return asMessage(say('common.fact', { label: say('meals.included'), value }))
}

// What staff have typed must be no syntax of a message.
const asMessage = (text: string) => text.replaceAll("'", "''").replace(/[{}<>]+/g, "'$&'")
