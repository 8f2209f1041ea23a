import type { Customer } from '#lib/customers/schema.ts'
import { dialled, instantDay, rupees } from '../words.ts'

const head =
  'whitespace-nowrap border-edge border-y bg-band px-4 py-[11px] text-start font-semibold text-ink-2 text-xs first:ps-5 last:pe-5'
const cell = 'border-rule border-b px-4 py-1.5 first:ps-5 last:pe-5'

/** The customers as a table. */
export function CustomerTable({ rows }: { rows: Customer[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-[15px]">
        <caption className="sr-only">Customers, newest first</caption>
        <thead>
          <tr>
            {['Name', 'Email', 'Phone'].map((name) => (
              <th className={head} key={name} scope="col">
                {name}
              </th>
            ))}
            {['Total Bookings', 'Total Revenue', 'Since'].map((name) => (
              <th className={`${head} text-end!`} key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((customer) => (
            <Row customer={customer} key={customer.id} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ customer }: { customer: Customer }) {
  const { full_name, email, phone, total_bookings, total_revenue, created_at } = customer
  return (
    <tr className="h-[60px] last:*:border-b-0 hover:bg-[#edf2ea]">
      <th className={`${cell} text-start font-semibold`} scope="row">
        {full_name}
      </th>
      <td className={`${cell} [overflow-wrap:anywhere]`}>
        <a className="inline-flex min-h-11 items-center hover:underline" href={`mailto:${email}`}>
          {email}
        </a>
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
      <td className={`${cell} num whitespace-nowrap text-end`}>{instantDay(created_at, true)}</td>
    </tr>
  )
}
