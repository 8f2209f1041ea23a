import type { Customer } from '#lib/customers/schema.ts'
import { EmailLink } from '../booking/email-link.tsx'
import { ListTable } from '../kit/list/list-table.tsx'
import { dialled, instantDay, rupees } from '../kit/words.ts'

const pad = 'px-2.5 first:ps-5 last:pe-5 xl:px-4'
const cell = `border-rule border-b py-1.5 ${pad}`
const columns = [
  'Name',
  'Email',
  'Phone',
  ...['Total Bookings', 'Total Revenue'].map((name) => ({ name, end: true })),
  { name: 'Since', end: true, className: 'max-xl:hidden' },
]

/** The customers as a table. */
export function CustomerTable({ rows }: { rows: Customer[] }) {
  return (
    <ListTable caption="Customers, newest first" columns={columns} pad={pad}>
      {rows.map((customer) => (
        <Row customer={customer} key={customer.id} />
      ))}
    </ListTable>
  )
}

function Row({ customer }: { customer: Customer }) {
  const { full_name, email, phone, total_bookings, total_revenue, created_at } = customer
  return (
    <tr className="h-[60px] last:*:border-b-0 hover:bg-[#edf2ea]">
      <th className={`${cell} text-start font-semibold`} scope="row">
        {full_name}
      </th>
      <td className={`${cell} min-w-[210px] [overflow-wrap:anywhere]`}>
        <EmailLink address={email} className="inline-flex min-h-11 items-center hover:underline" />
      </td>
      <td className={`${cell} num whitespace-nowrap`}>
        <a className="inline-flex min-h-11 items-center hover:underline" href={dialled(phone)}>
          {phone}
        </a>
      </td>
      <td className={`${cell} num text-end`}>{total_bookings}</td>
      <td
        className={`${cell} num whitespace-nowrap text-end ${total_revenue > 0 ? 'font-semibold' : 'text-ink-2'}`}
      >
        {rupees(total_revenue)}
      </td>
      <td className={`${cell} num whitespace-nowrap text-end max-xl:hidden`}>
        {instantDay(created_at, true)}
      </td>
    </tr>
  )
}
