'use client'

import type { Cash } from '#lib/payments/schema/cash.ts'
import { parseRupees } from '#lib/shared/money.ts'
import { AmountField, MoneyDayField } from '../folio/money-fields.tsx'
import { FormDialog } from '../kit/form/form-dialog.tsx'
import { day, rupees, rupeesAndPaise } from '../kit/words.ts'
import { useCashForm } from './use-cash-form.ts'

type CashDialogProps = { cash: Cash; today: string; onClose: () => void; onChange: () => void }

export function CashDialog({ cash, today, onClose, onChange }: CashDialogProps) {
  const form = useCashForm(cash, today, onChange)
  const { typed, errors, change } = form
  const paise = parseRupees(typed.amount)
  return (
    <FormDialog
      button={<>Record {paise ? rupeesAndPaise(paise) : null}</>}
      failed="Not recorded"
      form={form}
      onClose={onClose}
      onDone={onClose}
      short
      title="Taken to the bank"
    >
      <p className="num mb-4 text-ink-2">Cash at the desk: {rupees(cash.at_desk)}.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField
          error={errors.amount}
          id="cash-amount"
          onChange={(amount) => change({ amount })}
          value={typed.amount}
        />
        <MoneyDayField
          error={errors.on}
          id="cash-on"
          onChange={(on) => change({ on })}
          today={today}
          value={typed.on}
        />
      </div>
      {cash.taken.length > 0 && <Taken onVoid={form.undo} taken={cash.taken} />}
    </FormDialog>
  )
}

type TakenProps = Pick<Cash, 'taken'> & { onVoid: (deposit: Cash['taken'][number]) => void }

function Taken({ taken, onVoid }: TakenProps) {
  return (
    <section aria-labelledby="cash-taken" className="mt-6">
      <h3 className="font-semibold text-sm" id="cash-taken">
        Taken on the days of this book
      </h3>
      <ul className="num mt-1 divide-y divide-rule text-sm">
        {taken.map((deposit) => (
          <li className="flex min-h-12 items-center gap-3 py-1" key={deposit.id}>
            <span className="wrap-anywhere me-auto">
              <b className={`font-semibold ${deposit.voided_by ? 'line-through' : ''}`}>
                {rupees(deposit.amount)}
              </b>
              , {day(deposit.on)}, {deposit.recorded_by}
              {deposit.voided_by && `. Void, by ${deposit.voided_by}`}
            </span>
            {!deposit.voided_by && (
              <button
                aria-label={`Void ${rupees(deposit.amount)}`}
                className="staff-link inline-flex min-h-11 items-center"
                onClick={() => onVoid(deposit)}
                type="button"
              >
                Void
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
