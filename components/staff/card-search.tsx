'use client'

import { useState } from 'react'
import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'

type Search<F extends string> = {
  field: F
  text: string
  /** The index of the card that is shown, from 0. */
  index: number
  setIndex: (index: number) => void
  setText: (text: string) => void
  setField: (field: F) => void
}

/** Holds the search of cards: another text or field returns to the first, another field empties the text. */
export function useCardSearch<F extends string>(firstField: F, firstText = ''): Search<F> {
  const [field, setField] = useState(firstField)
  const [text, setText] = useState(firstText)
  const [index, setIndex] = useState(0)
  const search = (next: string) => {
    setText(next)
    setIndex(0)
  }
  return {
    field,
    text,
    index,
    setIndex,
    setText: search,
    setField: (next) => {
      setField(next)
      search('')
    },
  }
}

/** The text field of the search. */
export function CardSearchText<F extends string>({ search }: { search: Search<F> }) {
  return (
    <SearchField
      onChange={search.setText}
      placeholder={`Search by ${search.field}...`}
      value={search.text}
    />
  )
}

type CardSearchFieldProps<F extends string> = { search: Search<F>; names: Record<F, string> }

/** The choice of the field to search in. */
export function CardSearchField<F extends string>({ search, names }: CardSearchFieldProps<F>) {
  return (
    <SelectField
      label="Search in"
      onChange={(next) => search.setField(next as F)}
      options={Object.entries<string>(names)}
      value={search.field}
    />
  )
}
