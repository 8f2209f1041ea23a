'use client'

import { fetchCustomers } from '#lib/customers/client.ts'
import type { Customer, CustomerField, CustomerPage } from '#lib/customers/schema.ts'
import { EmailLink } from '../booking/email-link.tsx'
import { FieldSearch } from '../kit/list/card-search.tsx'
import { ListScreen, useList } from '../kit/list/list-screen.tsx'
import { NoneFound } from '../kit/list/list-states.tsx'
import type { Column } from '../kit/list/list-table.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { dialled, instantDay, rupees } from '../kit/words.ts'

const fields: Record<CustomerField, string> = { name: 'Name', email: 'Email', mobile: 'Mobile' }

const words = { one: 'customer', placeholder: 'Search name/email/phone' } as const
const inRow = 'inline-flex min-h-11 items-center hover:underline'
const inCard = 'staff-link inline-flex min-h-8 items-center'

const columns: Column<Customer>[] = [
  { name: 'Name', head: true, look: 'font-semibold', cell: ({ full_name }) => full_name },
  {
    name: 'Email',
    look: 'min-w-[210px] [overflow-wrap:anywhere]',
    cell: ({ email }) => <EmailLink address={email} className={inRow} />,
  },
  {
    fact: 'Email',
    wide: true,
    cell: ({ email }) => <EmailLink address={email} className={`${inCard} break-all`} />,
  },
  { name: 'Phone', look: 'num whitespace-nowrap', cell: phoneIn(inRow) },
  { fact: 'Phone', wide: true, cell: phoneIn(inCard) },
  { name: 'Total Bookings', fact: 'Total bookings', end: true, cell: (all) => all.total_bookings },
  {
    name: 'Total Revenue',
    fact: 'Total revenue',
    end: true,
    look: ({ total_revenue }) => (total_revenue > 0 ? 'font-semibold' : 'text-ink-2'),
    cell: ({ total_revenue }) => rupees(total_revenue),
  },
  { name: 'Since', end: true, className: 'max-xl:hidden', cell: since },
]

export function CustomersScreen({ first, phone }: { first: First<CustomerPage>; phone: boolean }) {
  const customers = useList(fetchCustomers, fields, first, ['bookings'])
  return (
    <ListScreen
      {...customers}
      caption="Customers, newest first"
      card={(customer) => ({ label: customer.full_name, head: <CardHead customer={customer} /> })}
      columns={columns}
      empty={(wide) => (
        <NoneFound
          {...customers}
          {...words}
          all="Show all customers"
          none="Guests will appear here once they book."
          text={wide ? 'No customers' : 'No customers found'}
        />
      )}
      high="py-1.5"
      id={({ id }) => id}
      name="Customers"
      note="Revenue includes verified and confirmed bookings."
      pad="px-2.5 first:ps-5 last:pe-5 xl:px-4"
      phone={phone}
      row="h-[60px] hover:bg-[#edf2ea]"
      tools={(wide) => <FieldSearch {...customers} {...words} wide={wide} />}
    />
  )
}

function CardHead({ customer }: { customer: Customer }) {
  return (
    <header className="border-rule border-b p-4 pb-3.5">
      <h2 className="heading text-lg">{customer.full_name}</h2>
      <p className="num mt-1 text-ink-2">Customer since {since(customer)}</p>
    </header>
  )
}

function phoneIn(look: string) {
  return ({ phone }: Customer) => (
    <a className={look} href={dialled(phone)}>
      {phone}
    </a>
  )
}

function since({ created_at }: Customer): string {
  return instantDay(created_at, true)
}
