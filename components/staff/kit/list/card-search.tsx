'use client'

import { SelectField } from '../form/select-field.tsx'
import { SearchField } from './search-field.tsx'
import type { Search } from './use-search.ts'

type CardSearchProps<Field extends string> = { search: Search<Field> }

/** The text that cards are searched for, in one field. */
export function CardSearchText<Field extends string>({ search }: CardSearchProps<Field>) {
  const field = fieldOf(search)
  return (
    <SearchField
      onChange={(text) => search.setText(text, field)}
      placeholder={`Search by ${search.fields[field].replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}...`}
      value={search.text}
    />
  )
}

/** The one field that cards are searched in. Another one empties the text. */
export function CardSearchField<Field extends string>({ search }: CardSearchProps<Field>) {
  return (
    <SelectField
      label="Search in"
      onChange={(field) => search.setText('', field as Field)}
      options={Object.entries<string>(search.fields)}
      value={fieldOf(search)}
    />
  )
}

// The search that a link brought along looks everywhere, until somebody types.
function fieldOf<Field extends string>({ field, fields }: Search<Field>): Field {
  return field ?? (Object.keys(fields)[0] as Field)
}
