import { Download, FileMinus2, FileText, ReceiptText, Undo2 } from 'lucide-react'
import { addressOf } from '#calls/client.ts'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { WireDocument } from '#lib/documents/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { ListTable } from '../kit/list/list-table.tsx'
import { instantDay, rupees } from '../kit/words.ts'
import { taxColumns } from './words.ts'

const t = staffWords('documents')

const pad = 'px-2.5 first:ps-4 last:pe-4 lg:first:ps-[22px]'
const cell = `border-rule border-b py-1.5 ${pad}`
const sum = `${cell} num whitespace-nowrap text-end`
const wide = 'max-lg:hidden'
const columns = () => [
  t('columns.number'),
  { name: t('columns.date'), className: wide },
  { name: t('columns.billedTo'), className: 'max-md:hidden' },
  ...taxColumns().map((name) => {
    return { name: t(`columns.${name}`), end: true, className: wide }
  }),
  { name: t('columns.total'), end: true },
  { name: t('columns.actions'), silent: true },
]
const icons = {
  receipt_voucher: ReceiptText,
  tax_invoice: FileText,
  refund_voucher: Undo2,
  credit_note: FileMinus2,
} as const

type PaperTableProps = { rows: WireDocument[]; onCredit: (invoice: WireDocument) => void }

/** Papers as a table; on a small screen its columns for guest and date are in the others. */
export function PaperTable({ rows, onCredit }: PaperTableProps) {
  return (
    <ListTable caption={t('all.caption')} columns={columns()} pad={pad}>
      {rows.map((paper) => (
        <Row key={paper.id} onCredit={onCredit} paper={paper} />
      ))}
    </ListTable>
  )
}

function Row({ paper, onCredit }: { paper: WireDocument; onCredit: PaperTableProps['onCredit'] }) {
  const { id, kind, number, is_void, issued_at, name, reference } = paper
  const Icon = icons[kind]
  return (
    <tr className="h-[58px] last:*:border-b-0">
      <th className={`${cell} text-start font-normal`} scope="row">
        <span className="num block whitespace-nowrap font-semibold text-sm">{number}</span>
        <span className="block text-ink md:hidden">{name}</span>
        <span className="flex items-center gap-1.5 text-ink-2">
          <Icon aria-hidden="true" className="shrink-0" size={15} />
          {t(`titles.${paper.title}`)}
          {is_void && <span className="font-semibold text-red">{t('all.void')}</span>}
        </span>
      </th>
      <td className={`${cell} num whitespace-nowrap ${wide}`}>{instantDay(issued_at)}</td>
      <td className={`${cell} max-md:hidden`}>
        <span className="block text-sm">{name}</span>
        <a className="num text-ink-2 hover:underline" href={staffBookingPath(reference)}>
          {reference}
        </a>
      </td>
      {taxColumns().map((name) => (
        <td className={`${sum} ${wide}`} key={name}>
          {rupees(paper[name])}
        </td>
      ))}
      <td className={`${sum} font-semibold text-sm`}>
        {rupees(paper.total)}
        <span className="block font-normal text-ink-2 lg:hidden">{instantDay(issued_at)}</span>
      </td>
      <td className={`${cell} whitespace-nowrap text-end`}>
        {kind === 'tax_invoice' && (
          <button
            aria-label={t('credit.begin', { number })}
            className="icon-button"
            onClick={() => onCredit(paper)}
            title={t('credit.beginShort')}
            type="button"
          >
            <FileMinus2 aria-hidden="true" size={19} />
          </button>
        )}
        <a
          aria-label={t('all.download', { number })}
          className="icon-button inline-grid place-items-center"
          download
          href={addressOf('GET documents/[id]', { params: { id } })}
          title={t('all.downloadShort')}
        >
          <Download aria-hidden="true" size={19} />
        </a>
      </td>
    </tr>
  )
}
