'use client'

import { useState } from 'react'
import { useDelayed } from '../use-delayed.ts'

export const pageSize = 10

export type Search<Field extends string = never> = {
  /** The text as it stands in the search field. */
  text: string
  /** The text that is looked for: that of the field once nobody is typing any more. */
  q: string
  /** The names of the fields that can be looked in, and the one that is; null for all of them. */
  fields: Record<Field, string>
  field: Field | null
  /** The place in the list of the row or card that is shown first, from 0, and its page, from 1. */
  at: number
  page: number
  /** The parts that the page's address keeps, see useAddress. */
  address: Record<'q' | 'field' | 'page' | 'card', string | null>
  /** Looks for another text, in another field if one is given, and goes back to the first row. */
  setText: (text: string, field?: Field | null) => void
  setAt: (at: number) => void
}

/** The state of a search in a list. It begins with what `asked`, the page's address, asks for. */
export function useSearch<Field extends string = never>(
  fields: Record<Field, string>,
  asked: Pick<URLSearchParams, 'get'> = new URLSearchParams(),
): Search<Field> {
  const [text, setText] = useState(asked.get('q') ?? '')
  const [field, setField] = useState<Field | null>(() => {
    const names = Object.keys(fields) as Field[]
    return names.find((name) => name === asked.get('field')) ?? null
  })
  const [at, setAt] = useState(() => {
    const before = (name: string) =>
      Math.max(0, Number.parseInt(asked.get(name) ?? '1', 10) - 1) || 0
    return before('page') * pageSize + Math.min(before('card'), pageSize - 1)
  })
  const q = useDelayed(text, 300).trim()
  const page = Math.floor(at / pageSize) + 1
  return {
    text,
    q,
    fields,
    field,
    at,
    page,
    address: { q, field, page: beyondFirst(page), card: beyondFirst((at % pageSize) + 1) },
    setText: (next, within = field) => {
      setText(next)
      setField(within)
      setAt(0)
    },
    setAt,
  }
}

function beyondFirst(number: number): string | null {
  return number > 1 ? String(number) : null
}
