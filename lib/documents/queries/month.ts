import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { addMonths, startOfDayInIndia } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { apartOf, sumsOfMonth } from '../rules/month.ts'
import { documentNumber } from '../rules/number.ts'
import type { Issued } from '../rules/snapshot.ts'
import type { WireMonth } from '../schema.ts'
import { issuedOf, withPayment } from './issued-of.ts'

/** The papers of a month in their order, and the summary of them. */
export type Month = { month: string; documents: Issued[]; summary: WireMonth }

/** Returns the papers that were issued in a month in India, `2026-10`, and the stays that ended in it without an invoice. */
export async function monthOf(_by: Staff, month: string): Promise<Month> {
  const first = `${month}-01`
  const next = addMonths(first, 1)
  const rows = await prisma().document.findMany({
    include: withPayment,
    where: { issuedAt: { gte: startOfDayInIndia(first), lt: startOfDayInIndia(next) } },
    orderBy: [{ series: 'asc' }, { year: 'asc' }, { number: 'asc' }],
  })
  const documents = rows.map(issuedOf)
  const missing = await prisma().$queryRaw<WireMonth['without_invoice']>`
    SELECT id::text, reference, full_name AS name, check_out::text AS left_on FROM bookings b
    WHERE check_out >= ${first}::date AND check_out < ${next}::date
      AND check_out <= (now() AT TIME ZONE interval '5:30')::date
      AND is_paid(status) AND total_paise > 0
      AND NOT EXISTS (SELECT FROM documents d WHERE d.booking_id = b.id AND d.kind = 'tax_invoice')
    ORDER BY check_out, reference LIMIT 200`
  const sums = sumsOfMonth(documents).map(({ paise, taxable, cgst, sgst, ...sum }) => ({
    ...sum,
    taxable: toRupees(taxable),
    cgst: toRupees(cgst),
    sgst: toRupees(sgst),
    total: toRupees(paise),
  }))
  return {
    month,
    documents,
    summary: { month, sums, apart: apartIn(month, documents), without_invoice: missing },
  }
}

// What an accountant has to look at: the sums above count these papers like any other.
function apartIn(month: string, documents: Issued[]): WireMonth['apart'] {
  return documents.flatMap((document) => {
    const { isVoid, money } = apartOf(document, month)
    if (!isVoid && money === null) return []
    const { recipient, paise } = document.snapshot
    const name = recipient.firm ?? recipient.name
    const number = documentNumber(document)
    return [{ number, name, total: toRupees(paise), money_on: money, is_void: isVoid }]
  })
}
