'use client'

import { staffWords } from '#lib/i18n/staff-words.ts'
import { SelectField } from '../form/select-field.tsx'
import { LiveWords } from '../live/live-words.tsx'
import type { Answered } from '../live/use-answer.ts'
import { type Counted, count } from '../words.ts'
import { SearchField } from './search-field.tsx'
import type { Search } from './use-search.ts'

const t = staffWords('kit')

type CardSearchProps<Field extends string> = { search: Search<Field> }

type FieldSearchProps<Field extends string> = CardSearchProps<Field> & {
  wide: boolean
  /** The placeholder of the field that searches everywhere. */
  placeholder: string
  list: Pick<Answered<{ total: number }>, 'value' | 'failed'>
  /** One of what is listed: "customer". */
  one: Counted
}

/** The search of a list: everywhere at once in a large window, with the number found, and in one field in a small one. */
export function FieldSearch<Field extends string>(props: FieldSearchProps<Field>) {
  const { wide, search, placeholder, list, one } = props
  if (!wide) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)_112px] gap-2">
        <CardSearchText search={search} />
        <CardSearchField search={search} />
      </div>
    )
  }
  return (
    <div className="flex items-center gap-3 px-[18px] py-4">
      <SearchField
        className="max-w-[420px] flex-1"
        onChange={(text) => search.setText(text, null)}
        placeholder={placeholder}
        value={search.text}
      />
      <LiveWords className="num ms-auto text-ink-2">
        {!list.failed && foundWords(count(list.value.total, one), search.q)}
      </LiveWords>
    </div>
  )
}

export function CardSearchText<Field extends string>({ search }: CardSearchProps<Field>) {
  const field = fieldOf(search)
  return (
    <SearchField
      onChange={(text) => search.setText(text, field)}
      placeholder={t('list.searchBy', { field: inSentence(search.fields[field]) })}
      value={search.text}
    />
  )
}

/** The one field that cards are searched in. Another one empties the text. */
export function CardSearchField<Field extends string>({ search }: CardSearchProps<Field>) {
  return (
    <SelectField
      label={t('list.searchIn')}
      onChange={(field) => search.setText('', field as Field)}
      options={Object.entries<string>(search.fields)}
      value={fieldOf(search)}
    />
  )
}

function foundWords(counted: string, q: string): string {
  return q ? t('list.found', { counted }) : counted
}

function inSentence(name: string): string {
  return name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
}

// The search that a link brought along looks everywhere, until somebody types.
function fieldOf<Field extends string>({ field, fields }: Search<Field>): Field {
  return field ?? (Object.keys(fields)[0] as Field)
}
