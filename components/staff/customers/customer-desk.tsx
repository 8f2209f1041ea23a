'use client'

import { ListFrame } from '../kit/list/list-frame.tsx'
import { NothingFound } from '../kit/list/list-states.tsx'
import { Pager } from '../kit/list/pager.tsx'
import { SearchField } from '../kit/list/search-field.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { count } from '../kit/words.ts'
import { CustomerTable } from './customer-table.tsx'
import type { Customers } from './use-customers.ts'

/** The customers for a large screen. */
export function CustomerDesk({ search, list }: Customers) {
  const { q, text, setText } = search
  const { rows, total, pages } = list.value
  return (
    <ListFrame
      empty={
        <NothingFound
          clear={q ? { label: 'Show all customers', onClear: () => setText('') } : null}
          help={q ? 'Try fewer letters.' : 'Whoever books shows up here by itself.'}
          text="No customers"
        />
      }
      foot={
        <Pager pages={pages} search={search}>
          Revenue counts verified and confirmed bookings.
        </Pager>
      }
      list={list}
      name="Customers"
      tools={
        <div className="flex items-center gap-3 px-[18px] py-4">
          <SearchField
            className="max-w-[420px] flex-1"
            onChange={(next) => setText(next, null)}
            placeholder="Search name/email/phone"
            value={text}
          />
          <LiveWords className="num ms-auto text-ink-2">
            {!list.failed && count(total, 'customer') + (q && ' found')}
          </LiveWords>
        </div>
      }
      total={total}
    >
      <CustomerTable rows={rows} />
    </ListFrame>
  )
}
