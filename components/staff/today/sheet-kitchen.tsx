import { Fragment } from 'react'
import type { DeskToday } from '#lib/desk/schema/today.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { diets, eating, kitchenNotes } from './kitchen-words.ts'
import { mealWords } from './words.ts'

const t = staffWords('today')

/** The meals on the sheet, by what is eaten, and what the kitchen is to know. */
export function KitchenTable({ today }: { today: DeskToday }) {
  return (
    <div>
      <table className="w-full text-center">
        <caption className="heading mb-0.5 text-start text-base">{t('kitchen.title')}</caption>
        <thead>
          <tr className="border-[#000] border-b [&>th]:py-1 [&>th]:font-semibold">
            <td />
            <th>{t('kitchen.all')}</th>
            {diets.map((diet) => (
              <th key={diet}>{t(`diets.${diet}`)}</th>
            ))}
            <th>{t('kitchen.unasked')}</th>
          </tr>
        </thead>
        <tbody>
          {today.meals.map((meal) => {
            const { name, when } = mealWords(meal, today.today)
            return (
              <tr className="border-[#999] border-b [&>*]:py-1" key={`${meal.meal} ${meal.date}`}>
                <th className="text-start font-normal">
                  {name} {when}
                </th>
                <td className="font-semibold">{meal.guests}</td>
                {diets.map((diet) => (
                  <td key={diet}>{meal[diet]}</td>
                ))}
                <td>{meal.not_asked}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <KitchenLines today={today} />
    </div>
  )
}

// A line each, and one for all who have not been asked.
function KitchenLines({ today }: { today: DeskToday }) {
  const { notes, unasked } = kitchenNotes(eating(today))
  return (
    <ul className="mt-1.5">
      {notes.map(({ stay, text }) => (
        <li key={`${stay.id} ${text}`}>
          <bdi>{text}</bdi> (<bdi>{stay.full_name}</bdi>)
        </li>
      ))}
      {unasked.length > 0 && (
        <li>
          {t.rich('kitchen.who', {
            who: () =>
              unasked.map(({ stay, text }, at) => (
                <Fragment key={stay.id}>
                  {at > 0 && ', '}
                  <bdi>{stay.full_name}</bdi> ({text})
                </Fragment>
              )),
          })}
        </li>
      )}
    </ul>
  )
}

/** Lines to write on. */
export function Lines() {
  return (
    <div>
      <p className="heading text-base">{t('sheet.notes')}</p>
      {['a', 'b', 'c', 'd'].map((line) => (
        <div className="h-[26px] border-[#999] border-b" key={line} />
      ))}
    </div>
  )
}
