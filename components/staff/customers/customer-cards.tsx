'use client'

import type { Customer } from '#lib/customers/schema.ts'
import { EmailLink } from '../booking/email-link.tsx'
import { CardSearchField, CardSearchText } from '../kit/list/card-search.tsx'
import { CardFrame } from '../kit/list/list-frame.tsx'
import { NothingFound } from '../kit/list/list-states.tsx'
import { CardCell } from '../kit/list/one-by-one.tsx'
import { dialled, instantDay, rupees } from '../kit/words.ts'
import type { Customers } from './use-customers.ts'

/** The customers for a small screen: one at a time, with a search in one field. */
export function CustomerCards({ search, list }: Customers) {
  const { q, setText } = search
  return (
    <CardFrame
      empty={
        <NothingFound
          clear={q ? { label: 'Show all customers', onClear: () => setText('') } : null}
          help={q ? 'Try fewer letters or another field.' : 'Whoever books shows up here.'}
          text="No customers found"
        />
      }
      list={list}
      name="Customers"
      rows={list.value.rows}
      search={search}
      tools={
        <div className="grid grid-cols-[minmax(0,1fr)_112px] gap-2">
          <CardSearchText search={search} />
          <CardSearchField search={search} />
        </div>
      }
      total={list.value.total}
    >
      {(customer) => <CustomerCard customer={customer} />}
    </CardFrame>
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
        <h2 className="heading text-lg">{full_name}</h2>
        <p className="num mt-1 text-ink-2">Customer since {instantDay(created_at, true)}</p>
      </header>
      <dl className="num grid grid-cols-2">
        <CardCell name="Email" wide>
          <EmailLink
            address={email}
            className="staff-link inline-flex min-h-8 items-center break-all"
          />
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
