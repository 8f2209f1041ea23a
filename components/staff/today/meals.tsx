import type { DeskToday, Eaters, Meal } from '#lib/desk/schema/today.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { diets, isUnasked, kitchenWords, unaskedOf } from './kitchen-words.ts'
import { mealWords, unitOf } from './words.ts'

const t = staffWords('today')

/** The meals to cook, each with its guests by what they eat. */
export function Meals({ today: { meals, today } }: { today: Pick<DeskToday, 'meals' | 'today'> }) {
  return (
    <section
      aria-label={t('meals.label')}
      className="grid overflow-clip rounded-staff border border-edge bg-card lg:auto-cols-fr lg:grid-flow-col"
    >
      {meals.map((meal) => (
        <MealPart key={`${meal.meal} ${meal.date}`} meal={meal} today={today} />
      ))}
    </section>
  )
}

const chip = 'flex items-center gap-1.5 rounded-[8px] border px-2.5 py-0.5 text-sm'
const none = 'border-edge border-dashed text-ink-2'

function MealPart({ meal, today }: { meal: Meal; today: string }) {
  const { name, when } = mealWords(meal, today)
  return (
    <div className="border-rule px-4 py-3.5 max-lg:border-b max-lg:last:border-b-0 lg:border-e lg:px-5 lg:py-3 lg:last:border-e-0">
      <h2 className="num flex items-baseline gap-2 text-ink-2 text-sm">
        <b className="font-semibold text-ink">{name}</b> {when}
        <span className="heading ms-auto text-ink text-title">{meal.guests}</span>
      </h2>
      <ul className="num mt-1.5 flex flex-wrap gap-x-2 gap-y-1.5">
        {!isUnasked(meal) &&
          diets.map((diet) => (
            <li
              className={`${chip} ${meal[diet] === 0 ? none : 'border-edge bg-white'}`}
              key={diet}
            >
              {t.rich(`eaters.${diet}`, {
                count: () => <b className="font-semibold">{meal[diet]}</b>,
              })}
            </li>
          ))}
        {meal.not_asked > 0 && (
          <li className={`${chip} border-turmeric-ink border-dashed text-turmeric-ink`}>
            {unaskedOf(meal)}
          </li>
        )}
      </ul>
    </div>
  )
}

/** The list of what the kitchen is to know of the guests of a day. */
export function KitchenNotes({ stays }: { stays: (Eaters & { full_name?: string })[] }) {
  const lines = stays.flatMap((stay) => kitchenWords(stay).map((text) => ({ stay, text })))
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="kitchen">
      <h2 className="heading mb-2.5 px-1 text-base" id="kitchen">
        {t('kitchen.notes')}
      </h2>
      <ul className="rounded-staff border border-edge bg-card px-4">
        {lines.map(({ stay, text }) => (
          <li className="border-rule border-b py-2.5 last:border-b-0" key={`${stay.id} ${text}`}>
            <b className="font-semibold">{text}</b>
            <span className="block text-ink-2 text-sm">
              {stay.full_name && (
                <>
                  <bdi>{stay.full_name}</bdi>,{' '}
                </>
              )}
              {unitOf(stay)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
