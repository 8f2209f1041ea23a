import { staffWords } from '#lib/i18n/staff-words.ts'
import type { DayFormat } from '#lib/statements/rules/cells.ts'
import type { Columns, Guesses, WireLayout } from '#lib/statements/schema/files.ts'

const t = staffWords('statement')

const named = ['date', 'narration', 'reference', 'credit', 'debit', 'side', 'balance'] as const
type Named = (typeof named)[number]
export type Role = Named | 'none'

const roleName = (role: Role) => t(`columns.roles.${role}`)
export const roleChoices = () =>
  (['none', ...named] as const).map((role) => [role, roleName(role)] as const)
const needed = ['date', 'narration', 'credit'] as const

const dayFormats: readonly DayFormat[] = ['dmy', 'mdy', 'ymd']
export const dayFormatChoices = () =>
  dayFormats.map((format) => [format, t(`columns.dayFormats.${format}`)] as const)

/** Returns the meaning of each column by what was guessed or named before. */
export function guessedRoles(header: readonly string[], guesses: Pick<Guesses, Named>): Role[] {
  return header.map((_, at) => named.find((role) => guesses[role] === at) ?? 'none')
}

/** Returns the meanings with that of one column changed. Two columns never have the same: the other is left out. */
export function withRole(before: readonly Role[], at: number, role: Role): Role[] {
  return before.map((each, place) => {
    if (place === at) return role
    return each === role ? 'none' : each
  })
}

export function missingRoles(chosen: readonly Role[]): string[] {
  return needed.filter((role) => !chosen.includes(role)).map(roleName)
}

/** Returns where each meaning stands; null until date, narration and money in are named. */
export function placesOf(chosen: readonly Role[]): Pick<Columns, Named> | null {
  if (missingRoles(chosen).length > 0) return null
  const place = (role: Named) => chosen.indexOf(role)
  const maybe = (role: Named) => (chosen.includes(role) ? chosen.indexOf(role) : null)
  return {
    date: place('date'),
    narration: place('narration'),
    reference: maybe('reference'),
    credit: place('credit'),
    debit: maybe('debit'),
    side: maybe('side'),
    balance: maybe('balance'),
  }
}

/** Returns the headings of a kept layout, as many as its columns need; those that were not kept are empty. */
export function headingsOf({ headings, columns }: WireLayout): string[] {
  const places = named.map((role) => columns[role] ?? 0)
  const length = Math.max(headings.length, ...places.map((at) => at + 1))
  return Array.from({ length }, (_, at) => headings[at] ?? '')
}

/** Returns "Date: Txn Date, Narration: Details …" for a kept layout. */
export function layoutWords(layout: WireLayout): string {
  const headings = headingsOf(layout)
  return guessedRoles(headings, layout.columns)
    .flatMap((role, at) =>
      role === 'none'
        ? []
        : [`${roleName(role)}: ${headings[at] || t('columns.numbered', { number: at + 1 })}`],
    )
    .join(', ')
}
