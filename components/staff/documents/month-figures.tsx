import type { WireMonth } from '#lib/documents/schema.ts'
import { rupees } from '../kit/words.ts'
import { minus } from './words.ts'

/** The invoices of a month in four figures: value, both taxes, and what credit notes take off the tax. */
export function MonthFigures({ sums }: { sums: WireMonth['sums'] }) {
  const invoices = sums.filter(({ row }) => row.startsWith('invoices'))
  const notes = sums.filter(({ row }) => row === 'credit_notes')
  const total = (of: WireMonth['sums'], name: 'taxable' | 'cgst' | 'sgst') =>
    of.reduce((before, sum) => before + sum[name], 0)
  const figures = [
    { name: 'Before tax', value: rupees(total(invoices, 'taxable')), help: 'of all invoices' },
    { name: 'CGST', value: rupees(total(invoices, 'cgst')), help: 'central' },
    { name: 'SGST', value: rupees(total(invoices, 'sgst')), help: 'Maharashtra' },
    {
      name: 'Less credit notes',
      value: minus(total(notes, 'cgst') + total(notes, 'sgst')),
      help: 'of the tax',
    },
  ]
  return (
    <dl className="grid grid-cols-2 overflow-clip rounded-staff border border-edge bg-card lg:grid-cols-4">
      {figures.map(({ name, value, help }) => (
        <div
          className="border-edge px-4 py-3.5 not-first:border-s max-lg:odd:border-s-0 max-lg:nth-[n+3]:border-t lg:px-[22px]"
          key={name}
        >
          <dt className="font-medium text-ink-2 text-xs">{name}</dt>
          <dd>
            <span className="heading num block whitespace-nowrap text-title lg:text-xl">
              {value}
            </span>
            <span className="text-ink-2 text-xs">{help}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
