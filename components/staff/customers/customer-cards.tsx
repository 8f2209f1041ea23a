'use client'

import { fetchCustomers } from '#lib/customers/client.ts'
import type { Customer, CustomerField, CustomerPage } from '#lib/customers/schema.ts'
import { CardSearchField, CardSearchText, useCardSearch } from '../card-search.tsx'
import { CardSkeleton, EmptyCard, ListFailed, NothingFound } from '../list-states.tsx'
import { CardCell, OneByOne } from '../one-by-one.tsx'
import { useAnswer } from '../use-answer.ts'
import { useDelayed } from '../use-delayed.ts'
import { dialled, instantDay, rupees } from '../words.ts'

const size = 10
const fieldNames: Record<CustomerField, string> = { name: 'Name', email: 'Email', mobile: 'Mobile' }

/** The customers for a small screen: one at a time, with a search in one field. */
export function CustomerCards({ initial }: { initial: CustomerPage | null }) {
  const search = useCardSearch<CustomerField>('name')
  const { field, text, index, setIndex } = search
  const q = useDelayed(text, 300).trim()
  const page = Math.floor(index / size) + 1
  const list = useAnswer(fetchCustomers, { page, size, q, field: q ? field : null }, initial, {
    topics: ['bookings'],
  })
  const total = list.value?.total ?? 0
  const at = Math.min(index, Math.max(0, total - 1))
  const customer = list.value?.rows[at % size]
  return (
    <div className="flex flex-col gap-3 p-4">
      <div className="grid grid-cols-[minmax(0,1fr)_112px] gap-2">
        <CardSearchText search={search} />
        <CardSearchField names={fieldNames} search={search} />
      </div>
      {list.failed && (
        <ListFailed
          className=""
          onRetry={list.refresh}
          stale={list.value !== null}
          what="customers"
        />
      )}
      {!list.value && !list.failed && <CardSkeleton />}
      {list.value && total === 0 && !list.loading && (
        <EmptyCard>
          <NothingFound
            clear={q ? { label: 'Show all customers', onClear: () => search.setText('') } : null}
            help={q ? 'Try fewer letters or another field.' : 'Whoever books shows up here.'}
            text="No customers found"
          />
        </EmptyCard>
      )}
      {total > 0 && (
        <OneByOne at={at} loading={list.loading} name="Customers" onStep={setIndex} total={total}>
          {customer && <CustomerCard customer={customer} />}
        </OneByOne>
      )}
    </div>
  )
}

function CustomerCard({ customer }: { customer: Customer }) {
  const { full_name, email, phone, total_bookings, total_revenue, created_at } = customer
  return (
    <article
      aria-label={full_name}
      className="overflow-clip rounded-staff border border-edge bg-card"
    >
      <header className="border-rule border-b p-4 pb-3.5">
        <h2 className="heading text-[21px]">{full_name}</h2>
        <p className="num mt-1 text-ink-2">Customer since {instantDay(created_at, true)}</p>
      </header>
      <dl className="num grid grid-cols-2">
        <CardCell name="Email" wide>
          <a
            className="staff-link inline-flex min-h-8 items-center break-all"
            href={`mailto:${email}`}
          >
            {email}
          </a>
        </CardCell>
        <CardCell name="Phone" wide>
          <a className="staff-link inline-flex min-h-8 items-center" href={dialled(phone)}>
            {phone}
          </a>
        </CardCell>
        <CardCell name="Total bookings">{total_bookings}</CardCell>
        <CardCell name="Total revenue">{rupees(total_revenue)}</CardCell>
      </dl>
    </article>
  )
}
