'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { fetchDocuments } from '#lib/documents/client.ts'
import { type DocumentKind, documentKinds } from '#lib/documents/rules/number.ts'
import type { DocumentPage } from '#lib/documents/schema.ts'
import { useAddress } from '../kit/address/use-address.ts'
import { pageSize, useSearch } from '../kit/list/use-search.ts'
import { type First, useAnswer } from '../kit/live/use-answer.ts'

/** The papers of all stays and their search. */
export function usePapers(first: First<DocumentPage>) {
  const address = useSearchParams()
  const search = useSearch({}, address)
  const [kind, setKind] = useState(() => kindOf(address.get('kind')))
  const [year, setYear] = useState(() => address.get('year'))
  const { q, page } = search
  const list = useAnswer(fetchDocuments, { q, kind, year, page, size: pageSize }, first, {
    topics: ['bookings'],
  })
  useAddress({ ...search.address, kind, year })
  const choose = (set: (value: string) => void) => (value: string) => {
    set(value)
    search.setAt(0)
  }
  return {
    search,
    list,
    kind,
    year,
    setKind: choose((value) => setKind(kindOf(value))),
    setYear: choose((value) => setYear(value || null)),
  }
}

function kindOf(text: string | null): DocumentKind | null {
  return documentKinds.find((kind) => kind === text) ?? null
}

export type PaperSearch = ReturnType<typeof usePapers>
