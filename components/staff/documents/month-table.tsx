import type { WireMonth } from '#lib/documents/schema.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { ListTable } from '../kit/list/list-table.tsx'
import { grouped } from '../kit/words.ts'
import { minus, rowWords, untaxedRowWords } from './words.ts'

const pad = 'px-2.5 first:ps-4 last:pe-4 lg:first:ps-[22px] lg:last:pe-[22px]'
const cell = `border-rule border-b py-2.5 align-top ${pad}`
const figure = `${cell} num whitespace-nowrap text-end text-sm`
const narrow = 'max-lg:hidden'
const columns = [
  'Type',
  { name: 'Documents', end: true, className: narrow },
  ...(chargesGst() ? ['Before tax', 'CGST', 'SGST'] : []).map((name) => {
    return { name, end: true, className: narrow }
  }),
  { name: 'Total', end: true },
]

/** A month's papers by what is filed apart and by rate; on a small screen the parts stand below the name. */
export function MonthTable({ sums }: { sums: WireMonth['sums'] }) {
  return (
    <ListTable caption="Documents of the month by type and rate" columns={columns} pad={pad}>
      {sums.map((sum) => (
        <Row key={`${sum.row} ${sum.percent}`} sum={sum} />
      ))}
    </ListTable>
  )
}

function Row({ sum }: { sum: WireMonth['sums'][number] }) {
  const { row, percent, papers, taxable, cgst, sgst, total } = sum
  const taxed = chargesGst()
  const { name, help } = (taxed ? rowWords : untaxedRowWords)[row]
  const parts = taxed
    ? [
        { name: 'Before tax', value: taxable },
        { name: 'CGST', value: cgst },
        { name: 'SGST', value: sgst },
      ]
    : []
  return (
    <tr className="last:*:border-b-0">
      <th className={`${cell} text-start font-normal`} scope="row">
        <span className="block font-semibold text-sm">{name}</span>
        <span className="text-ink-2">
          {taxed ? (percent > 0 ? `${percent}%, ${help}` : `no tax, ${help}`) : help}
        </span>
        <span className="num mt-1 block text-ink-2 lg:hidden">
          {parts.map((part) => (
            <span className="flex max-w-[220px] justify-between gap-4" key={part.name}>
              <span>{part.name}</span>
              <span>{minus(part.value)}</span>
            </span>
          ))}
        </span>
      </th>
      <td className={`${figure} ${narrow}`}>{grouped(papers)}</td>
      {parts.map((part) => (
        <td className={`${figure} ${narrow}`} key={part.name}>
          {minus(part.value)}
        </td>
      ))}
      <td className={`${figure} font-semibold`}>{minus(total)}</td>
    </tr>
  )
}
