'use client'

import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Topic } from '#lib/news/rules.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import { useAddress } from '../address/use-address.ts'
import { ByWindow } from '../by-window.tsx'
import { type Answered, type First, useAnswer } from '../live/use-answer.ts'
import { CardFrame, ListFrame } from './list-frame.tsx'
import { RowCard, type RowLook, RowTable } from './list-table.tsx'
import { Pager } from './pager.tsx'
import { pageSize, type Search, useSearch } from './use-search.ts'

type Rows<Row> = { rows: Row[]; total: number; pages?: number }

type ListScreenProps<Row> = RowLook<Row> & {
  /** The name of what is listed, such as "Customers". */
  name: string
  /** True if the browser says that it is a phone's. */
  phone: boolean
  search: Pick<Search, 'at' | 'page' | 'setAt'>
  /** A page of the list, or all of it. */
  list: Answered<Rows<Row>>
  /** The name of a row's card, and what is above and below its facts. */
  card: (row: Row) => { label: string; head: ReactNode; foot?: ReactNode }
  /** Search and what else can be done, in a large window or a small one. */
  tools: (wide: boolean) => ReactNode
  empty: (wide: boolean) => ReactNode
  /** A sentence below the table. */
  note: string
}

/** A list: a table in a large window, in a small one a card at a time. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { name, phone, search, list, card, tools, empty, note, ...table } = props
  const { rows, total, pages } = list.value
  const all = { name, list, total: pages === undefined ? rows.length : total }
  const foot = pages !== undefined && (
    <Pager pages={pages} search={search}>
      {note}
    </Pager>
  )
  return (
    <ByWindow phone={phone}>
      {(wide) => {
        const frame = { ...all, empty: empty(wide), tools: tools(wide) }
        if (!wide) {
          return (
            <CardFrame {...frame} rows={rows} search={search}>
              {(row) => <RowCard {...card(row)} columns={table.columns} row={row} />}
            </CardFrame>
          )
        }
        return (
          <ListFrame {...frame} foot={foot}>
            <RowTable {...table} rows={rows} />
            {!foot && <p className="num border-edge border-t px-5 py-3.5 text-ink-2">{note}</p>}
          </ListFrame>
        )
      }}
    </ByWindow>
  )
}

type Asked<Field extends string> = { q: string; field: Field | null; page: number; size: number }

/** A list in pages: its search, which is kept in the page's address, and the rows it finds, kept up to date by `topics`. */
export function useList<Field extends string, Value>(
  fetchPage: (asked: Asked<Field>, asking: Asking) => Promise<Value>,
  fields: Record<Field, string>,
  first: First<Value>,
  topics: readonly Topic[],
) {
  const search = useSearch(fields, useSearchParams())
  const { q, field, page } = search
  const list = useAnswer(fetchPage, { q, field, page, size: pageSize }, first, { topics })
  useAddress(search.address)
  return { search, list }
}
