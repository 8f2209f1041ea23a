'use client'

import { useState } from 'react'
import { fetchCustomers } from '#lib/customers/client.ts'
import type { CustomerPage } from '#lib/customers/schema.ts'
import { ListFailed, NothingFound, RowSkeletons } from '../list-states.tsx'
import { Pager } from '../pager.tsx'
import { SearchField } from '../search-field.tsx'
import { useAnswer } from '../use-answer.ts'
import { useDelayed } from '../use-delayed.ts'
import { count } from '../words.ts'
import { CustomerTable } from './customer-table.tsx'

const size = 10

/** The customers for a large screen. */
export function CustomerDesk({ initial }: { initial: CustomerPage | null }) {
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const q = useDelayed(text, 300).trim()
  const list = useAnswer(fetchCustomers, { page, size, q }, initial, { topics: ['bookings'] })
  const answer = list.value
  const rows = answer?.rows ?? []
  const search = (next: string) => {
    setText(next)
    setPage(1)
  }
  return (
    <div className="p-6 pb-3 xl:px-8">
      <section
        aria-label="Customers"
        className="overflow-clip rounded-staff border border-edge bg-card"
      >
        <div className="flex items-center gap-3 px-[18px] py-4">
          <SearchField
            className="max-w-[420px] flex-1"
            onChange={search}
            placeholder="Search name/email/phone"
            value={text}
          />
          {answer && (
            <p className="num ms-auto text-ink-2" role="status">
              {count(answer.total, 'customer')}
              {q && ' found'}
            </p>
          )}
        </div>
        {list.failed && (
          <ListFailed onRetry={list.refresh} stale={answer !== null} what="customers" />
        )}
        {!answer && !list.failed && <RowSkeletons height={60} rows={size} />}
        {answer?.total === 0 && !list.loading && (
          <NothingFound
            clear={q ? { label: 'Show all customers', onClear: () => search('') } : null}
            help={q ? 'Try fewer letters.' : 'Whoever books shows up here by itself.'}
            text="No customers"
          />
        )}
        {rows.length > 0 && (
          <div aria-busy={list.loading} className={list.loading ? 'opacity-60' : ''}>
            <CustomerTable rows={rows} />
          </div>
        )}
        <Pager onPage={setPage} page={page} pages={answer?.pages ?? 1}>
          Revenue counts verified and confirmed bookings.
        </Pager>
      </section>
    </div>
  )
}
