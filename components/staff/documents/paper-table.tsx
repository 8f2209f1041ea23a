import { Download, FileMinus2, FileText, ReceiptText, Undo2 } from 'lucide-react'
import { addressOf } from '#calls/client.ts'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { WireDocument } from '#lib/documents/schema.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { ListTable } from '../kit/list/list-table.tsx'
import { instantDay, rupees } from '../kit/words.ts'
import { titles } from './words.ts'

const pad = 'px-2.5 first:ps-4 last:pe-4 lg:first:ps-[22px]'
const cell = `border-rule border-b py-1.5 ${pad}`
const sum = `${cell} num whitespace-nowrap text-end`
const wide = 'max-lg:hidden'
const columns = [
  'Number',
  { name: 'Date', className: wide },
  { name: 'Billed to', className: 'max-md:hidden' },
  ...(chargesGst() ? ['Before tax', 'CGST', 'SGST'] : []).map((name) => {
    return { name, end: true, className: wide }
  }),
  { name: 'Total', end: true },
  { name: 'Actions', silent: true },
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
    <ListTable caption="Documents, newest first" columns={columns} pad={pad}>
      {rows.map((paper) => (
        <Row key={paper.id} onCredit={onCredit} paper={paper} />
      ))}
    </ListTable>
  )
}

function Row({ paper, onCredit }: { paper: WireDocument; onCredit: PaperTableProps['onCredit'] }) {
  const { id, kind, number, is_void, issued_at, name, reference } = paper
  const Icon = icons[kind]
  const title = titles[paper.title]
  return (
    <tr className="h-[58px] last:*:border-b-0">
      <th className={`${cell} text-start font-normal`} scope="row">
        <span className="num block whitespace-nowrap font-semibold text-sm">{number}</span>
        <span className="block text-ink md:hidden">{name}</span>
        <span className="flex items-center gap-1.5 text-ink-2">
          <Icon aria-hidden="true" className="shrink-0" size={15} />
          {title}
          {is_void && <span className="font-semibold text-red">Void</span>}
        </span>
      </th>
      <td className={`${cell} num whitespace-nowrap ${wide}`}>{instantDay(issued_at)}</td>
      <td className={`${cell} max-md:hidden`}>
        <span className="block text-sm">{name}</span>
        <a className="num text-ink-2 hover:underline" href={staffBookingPath(reference)}>
          {reference}
        </a>
      </td>
      {chargesGst() && (
        <>
          <td className={`${sum} ${wide}`}>{rupees(paper.taxable)}</td>
          <td className={`${sum} ${wide}`}>{rupees(paper.cgst)}</td>
          <td className={`${sum} ${wide}`}>{rupees(paper.sgst)}</td>
        </>
      )}
      <td className={`${sum} font-semibold text-sm`}>
        {rupees(paper.total)}
        <span className="block font-normal text-ink-2 lg:hidden">{instantDay(issued_at)}</span>
      </td>
      <td className={`${cell} whitespace-nowrap text-end`}>
        {kind === 'tax_invoice' && (
          <button
            aria-label={`Issue a credit note against ${number}`}
            className="icon-button"
            onClick={() => onCredit(paper)}
            title="Issue a credit note"
            type="button"
          >
            <FileMinus2 aria-hidden="true" size={19} />
          </button>
        )}
        <a
          aria-label={`Download ${number} as PDF`}
          className="icon-button inline-grid place-items-center"
          download
          href={addressOf('GET documents/[id]', { params: { id } })}
          title="Download the PDF"
        >
          <Download aria-hidden="true" size={19} />
        </a>
      </td>
    </tr>
  )
}
