import type { ReactNode } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { toPaise } from '#lib/shared/money.ts'
import { CopyButton } from '../kit/copy-button.tsx'
import { dialled, rupeesAndPaise } from '../kit/words.ts'

const t = staffWords('money')

type BankFactsProps = {
  title: string
  /** The sum in rupees. */
  amount: number
  /** Shown beside the sum. */
  beside?: ReactNode
  children: ReactNode
}

/** The facts of a payment to look for in the bank’s app, or to type there; the children are each a {@link Fact}. */
export function BankFacts({ title, amount, beside, children }: BankFactsProps) {
  return (
    <div>
      <h3 className="font-semibold text-sm">{title}</h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="heading text-3xl leading-none">{rupeesAndPaise(toPaise(amount))}</span>
        {beside}
      </p>
      <dl className="num mt-3 text-md">{children}</dl>
    </div>
  )
}

type FactProps = { name: string; text?: string | null; way?: ReactNode; children: ReactNode }

/** A fact to read and, where it has a text, to copy; `way` is what can be done with it instead. */
export function Fact({ name, text, way, children }: FactProps) {
  return (
    <div className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-rule border-t py-1 sm:grid-cols-[150px_minmax(0,1fr)_auto]">
      <dt className="text-ink-2 text-sm max-sm:col-span-2 max-sm:pt-1">{name}</dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
      {text && (
        <dd>
          <CopyButton text={text} what={name} />
        </dd>
      )}
      {way && <dd>{way}</dd>}
    </div>
  )
}

export function MobileFact({ phone, way }: { phone: string; way?: ReactNode }) {
  return (
    <Fact name={t('facts.mobile')} way={way}>
      <a className="staff-link inline-flex min-h-11 items-center" href={dialled(phone)}>
        {phone}
      </a>
    </Fact>
  )
}
