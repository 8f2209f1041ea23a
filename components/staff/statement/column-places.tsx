'use client'

import { staffWords } from '#lib/i18n/staff-words.ts'
import { Select } from '../kit/form/select-field.tsx'
import { type Role, roleChoices } from './columns.ts'

const t = staffWords('statement')

export type ColumnPlacesProps = {
  header: string[]
  rows: string[][]
  chosen: readonly Role[]
  onChoose: (at: number, role: Role) => void
}

const isSum = (role: Role | undefined) =>
  role === 'credit' || role === 'debit' || role === 'balance'

export function ColumnTable({ header, rows, chosen, onChoose }: ColumnPlacesProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-xs">
        <caption className="sr-only">{t('columns.caption')}</caption>
        <thead>
          <tr>
            {header.map((name, at) => (
              <th
                className={`border-edge border-y bg-band px-1.5 py-3 text-start align-top font-normal ${chosen[at] === 'narration' ? 'min-w-[220px]' : 'min-w-[140px]'}`}
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                key={at}
                scope="col"
              >
                <Choice at={at} chosen={chosen} header={header} onChoose={onChoose} />
                <span className="wrap-anywhere mt-1.5 block px-1 text-ink-2">
                  {name ? t('columns.inFile', { name }) : t('columns.unnamedInFile')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file never change places
            <tr className="h-[54px]" key={place}>
              {header.map((_, at) => (
                <td
                  className={`wrap-anywhere border-rule not-[tr:last-child>&]:border-b px-3 py-1.5 ${cellLook(chosen[at])}`}
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  key={at}
                >
                  {row[at] || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function ColumnList({ header, rows, chosen, onChoose }: ColumnPlacesProps) {
  return (
    <ul className="px-4">
      {header.map((name, at) => (
        <li
          className="grid grid-cols-[minmax(0,1fr)_150px] items-center gap-3 border-rule border-t py-2"
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={at}
        >
          <p className="min-w-0">
            <span className="wrap-anywhere block font-semibold text-sm">
              {name ? `“${name}”` : t('columns.unnamed')}
            </span>
            <span className="num wrap-anywhere block text-ink-2 text-xs leading-snug">
              {rows.find((row) => row[at])?.[at] ?? '–'}
            </span>
          </p>
          <Choice at={at} chosen={chosen} header={header} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
}

type ChoiceProps = Omit<ColumnPlacesProps, 'rows'> & { at: number }

function Choice({ header, chosen, at, onChoose }: ChoiceProps) {
  const [number, name] = [at + 1, header[at]]
  return (
    <Select
      aria-label={
        name ? t('columns.choice', { number, name }) : t('columns.unnamedChoice', { number })
      }
      className="font-semibold text-sm!"
      onChange={(role) => onChoose(at, role as Role)}
      options={roleChoices()}
      value={chosen[at]}
    />
  )
}

function cellLook(role: Role | undefined): string {
  if (role === 'narration') return 'font-mono font-medium'
  const look = role === 'none' || role === 'balance' ? 'text-ink-2' : 'text-ink'
  return isSum(role) ? `num whitespace-nowrap text-end ${look}` : `num ${look}`
}
