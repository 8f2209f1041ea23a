import type { WireMonth } from '#lib/documents/schema.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { ListTable } from '../kit/list/list-table.tsx'
import { grouped } from '../kit/words.ts'
import { minus, taxColumns } from './words.ts'

const t = staffWords('documents')

const pad = 'px-2.5 first:ps-4 last:pe-4 lg:first:ps-[22px] lg:last:pe-[22px]'
const cell = `border-rule border-b py-2.5 align-top ${pad}`
const figure = `${cell} num whitespace-nowrap text-end text-sm`
const narrow = 'max-lg:hidden'
const columns = () => [
  t('type'),
  { name: t('label'), end: true, className: narrow },
  ...taxColumns().map((name) => {
    return { name: t(`columns.${name}`), end: true, className: narrow }
  }),
  { name: t('columns.total'), end: true },
]

/** A month's papers by what is filed apart and by rate; on a small screen the parts stand below the name. */
export function MonthTable({ sums }: { sums: WireMonth['sums'] }) {
  return (
    <ListTable caption={t('month.caption')} columns={columns()} pad={pad}>
      {sums.map((sum) => (
        <Row key={`${sum.row} ${sum.percent}`} sum={sum} />
      ))}
    </ListTable>
  )
}

function Row({ sum }: { sum: WireMonth['sums'][number] }) {
  const { row, percent, papers, total } = sum
  const taxed = chargesGst()
  const name = t(taxed ? `rows.${row}.name` : `untaxedRows.${row}.name`)
  const help = t(taxed ? `rows.${row}.help` : `untaxedRows.${row}.help`)
  const parts = taxColumns()
  return (
    <tr className="last:*:border-b-0">
      <th className={`${cell} text-start font-normal`} scope="row">
        <span className="block font-semibold text-sm">{name}</span>
        <span className="text-ink-2">
          {taxed ? (percent > 0 ? `${percent}%, ${help}` : t('month.untaxed', { help })) : help}
        </span>
        <span className="num mt-1 block text-ink-2 lg:hidden">
          {parts.map((part) => (
            <span className="flex max-w-[220px] justify-between gap-4" key={part}>
              <span>{t(`columns.${part}`)}</span>
              <span>{minus(sum[part])}</span>
            </span>
          ))}
        </span>
      </th>
      <td className={`${figure} ${narrow}`}>{grouped(papers)}</td>
      {parts.map((part) => (
        <td className={`${figure} ${narrow}`} key={part}>
          {minus(sum[part])}
        </td>
      ))}
      <td className={`${figure} font-semibold`}>{minus(total)}</td>
    </tr>
  )
}
