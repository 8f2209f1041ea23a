import { Landmark } from 'lucide-react'
import Link from 'next/link'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { SeenCredit } from '#lib/ledger/schema/claims.ts'
import { toPaise } from '#lib/shared/money.ts'
import { statementPath } from '#lib/statements/rules/paths.ts'
import { MarkedText } from '../kit/marked-text.tsx'
import { day, rupeesAndPaise } from '../kit/words.ts'

const t = staffWords('statement')

/** The bank's own line in which a claim was seen, with what was found of it marked. */
export function SeenInTheBank({ seen }: { seen: SeenCredit }) {
  return (
    <section
      aria-label={t('seen.title')}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-control bg-leaf-tint px-4 py-3.5"
    >
      <Landmark aria-hidden="true" className="mt-0.5 text-leaf" size={19} />
      <div className="grid gap-1 text-sm">
        <h3 className="font-semibold">{t('seen.title')}</h3>
        <p>
          <MarkedText marks={seen.marks} text={seen.narration} />
        </p>
        <p className="num">
          {t.rich('seen.credit', {
            amount: rupeesAndPaise(toPaise(seen.amount)),
            day: day(seen.on),
            b: (words) => <b className="font-semibold">{words}</b>,
            account: () => (
              <Link
                className="staff-link inline-flex min-h-11 items-center"
                href={statementPath(seen.statement_id)}
              >
                {seen.account}
              </Link>
            ),
          })}
        </p>
      </div>
    </section>
  )
}
