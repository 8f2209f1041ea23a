import { Check, TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { BookEntry } from '#lib/reports/schema/day-book.ts'
import { statementPath } from '#lib/statements/rules/paths.ts'

const t = staffWords('money')

export function BankMark({ entry: { statement_id, covered } }: { entry: BookEntry }) {
  if (statement_id) {
    return (
      <Link
        className="staff-link inline-flex min-h-11 items-center gap-1.5"
        href={statementPath(statement_id)}
      >
        <Check aria-hidden="true" className="shrink-0 text-leaf" size={15} />
        {t('bank.in')}
      </Link>
    )
  }
  if (!covered) return null
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-turmeric-ink">
      <TriangleAlert aria-hidden="true" className="shrink-0" size={15} />
      {t('bank.missing')}
    </span>
  )
}
