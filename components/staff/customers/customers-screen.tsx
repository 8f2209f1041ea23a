'use client'

import { fetchCustomers } from '#lib/customers/client.ts'
import type { Customer, CustomerField, CustomerPage } from '#lib/customers/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { EmailLink } from '../booking/email-link.tsx'
import { FieldSearch } from '../kit/list/card-search.tsx'
import { ListScreen, useList } from '../kit/list/list-screen.tsx'
import { NoneFound } from '../kit/list/list-states.tsx'
import type { Column } from '../kit/list/list-table.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { dialled, instantDay, rupees, searchPeople } from '../kit/words.ts'

const t = staffWords('customers')

const fieldNames = (): Record<CustomerField, string> => ({
  name: t('fields.name'),
  email: t('fields.email'),
  mobile: t('fields.mobile'),
})

const inRow = 'inline-flex min-h-11 items-center hover:underline'
const inCard = 'staff-link inline-flex min-h-8 items-center'

const columns = (): Column<Customer>[] => [
  {
    name: t('columns.name'),
    head: true,
    look: 'font-semibold',
    cell: ({ full_name }) => full_name,
  },
  {
    name: t('columns.email'),
    look: 'min-w-[210px] [overflow-wrap:anywhere]',
    cell: ({ email }) => <EmailLink address={email} className={inRow} />,
  },
  {
    fact: t('columns.email'),
    wide: true,
    cell: ({ email }) => <EmailLink address={email} className={`${inCard} break-all`} />,
  },
  { name: t('columns.phone'), look: 'num whitespace-nowrap', cell: phoneIn(inRow) },
  { fact: t('columns.phone'), wide: true, cell: phoneIn(inCard) },
  {
    name: t('columns.bookings'),
    fact: t('columns.bookingsFact'),
    end: true,
    cell: (all) => all.total_bookings,
  },
  {
    name: t('columns.revenue'),
    fact: t('columns.revenueFact'),
    end: true,
    look: ({ total_revenue }) => (total_revenue > 0 ? 'font-semibold' : 'text-ink-2'),
    cell: ({ total_revenue }) => rupees(total_revenue),
  },
  { name: t('columns.since'), end: true, className: 'max-xl:hidden', cell: since },
]

export function CustomersScreen({ first, phone }: { first: First<CustomerPage>; phone: boolean }) {
  const customers = useList(fetchCustomers, fieldNames(), first, ['bookings'])
  return (
    <ListScreen
      {...customers}
      caption={t('caption')}
      card={(customer) => ({ label: customer.full_name, head: <CardHead customer={customer} /> })}
      columns={columns()}
      empty={(wide) => (
        <NoneFound
          {...customers}
          all={t('empty.all')}
          none={t('empty.none')}
          text={t(wide ? 'empty.title' : 'empty.titleOfCards')}
        />
      )}
      high="py-1.5"
      id={({ id }) => id}
      name={t('title')}
      note={t('note')}
      pad="px-2.5 first:ps-5 last:pe-5 xl:px-4"
      phone={phone}
      row="h-[60px] hover:bg-[#edf2ea]"
      tools={(wide) => (
        <FieldSearch {...customers} one="customer" placeholder={searchPeople()} wide={wide} />
      )}
    />
  )
}

function CardHead({ customer }: { customer: Customer }) {
  return (
    <header className="border-rule border-b p-4 pb-3.5">
      <h2 className="heading text-lg">{customer.full_name}</h2>
      <p className="num mt-1 text-ink-2">{t('since', { day: since(customer) })}</p>
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
