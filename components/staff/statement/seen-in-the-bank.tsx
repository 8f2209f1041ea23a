import { Landmark } from 'lucide-react'
import Link from 'next/link'
import type { SeenCredit } from '#lib/ledger/schema/claims.ts'
import { toPaise } from '#lib/shared/money.ts'
import { statementPath } from '#lib/statements/rules/paths.ts'
import { day, rupeesAndPaise } from '../kit/words.ts'
import { Narration } from './narration.tsx'

/** The bank's own line in which a claim was seen, with what was found of it marked. */
export function SeenInTheBank({ seen }: { seen: SeenCredit }) {
  return (
    <section
      aria-label="Seen in the bank"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-control bg-leaf-tint px-4 py-3.5"
    >
      <Landmark aria-hidden="true" className="mt-0.5 text-leaf" size={19} />
      <div className="grid gap-1 text-sm">
        <h3 className="font-semibold">Seen in the bank</h3>
        <p>
          <Narration marks={seen.marks} text={seen.narration} />
        </p>
        <p className="num">
          <b className="font-semibold">{rupeesAndPaise(toPaise(seen.amount))} in</b>, {day(seen.on)}
          ,{' '}
          <Link
            className="staff-link inline-flex min-h-11 items-center"
            href={statementPath(seen.statement_id)}
          >
            {seen.account}
          </Link>
        </p>
      </div>
    </section>
  )
}
