'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { type Cash, type CashDeposit, cashEntry } from '#lib/payments/schema/cash.ts'
import { parseRupees, typedRupees } from '#lib/shared/money.ts'
import { AmountField, MoneyDayField } from '../folio/money-fields.tsx'
import { recordedBefore } from '../folio/words.ts'
import { PlainDecide } from '../kit/action/decide.tsx'
import { notUndone } from '../kit/action/undo-words.ts'
import { type Action, useAction } from '../kit/action/use-action.ts'
import { FormDialog } from '../kit/form/form-dialog.tsx'
import { errorsOf, useForm } from '../kit/form/use-form.ts'
import { day, rupees, rupeesAndPaise } from '../kit/words.ts'

const t = staffWords('money')

type CashDialogProps = { cash: Cash; today: string; onClose: () => void; onChange: () => void }

export function CashDialog({ cash, today, onClose, onChange }: CashDialogProps) {
  const form = useCashForm(cash, today, onChange)
  const paise = parseRupees(form.typed.amount)
  return (
    <FormDialog
      button={paise ? t('cash.recordSum', { amount: rupeesAndPaise(paise) }) : t('cash.record')}
      failed={t('cash.failed')}
      form={form}
      onClose={onClose}
      short
      title={t('cash.title')}
    >
      <p className="num mb-4 text-ink-2">{t('cash.atDesk', { amount: rupees(cash.at_desk) })}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField {...form.field('amount')} value={form.typed.amount} />
        <MoneyDayField {...form.field('on')} today={today} />
      </div>
      {cash.taken.length > 0 && <Taken onVoid={form.undo} taken={cash.taken} />}
    </FormDialog>
  )
}

/** Holds the form of cash that is taken to the bank; it begins with all that is at the desk. */
function useCashForm(cash: Cash, today: string, onChange: () => void) {
  // One key for every attempt, so that a lost answer does not become a second deposit.
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm('cash', { amount: null as string | null, on: today }, { refresh: onChange })
  // Until an amount is typed, it is all the cash at the desk.
  const all = cash.at_desk > 0 ? typedRupees(cash.at_desk) : ''
  const typed = { ...form.draft, amount: form.draft.amount ?? all }
  const { run } = useAction(onChange)
  const back = ({ id, amount }: CashDeposit): Action => ({
    about: id,
    call: () => call('POST cash_deposits/[id]/void', { params: { id } }),
    done: () => t('cash.back', { amount: rupees(amount) }),
    refused: notUndone,
  })
  return {
    ...form,
    typed,
    save: () =>
      form.send({
        wrong: errorsOf(cashEntry, typed),
        call: () =>
          call('POST cash_deposits', { json: typed, headers: { 'idempotency-key': key } }),
        done: (made) => {
          const text = t('cash.taken', { amount: rupees(made.amount) })
          form.tell(made.id, { text, undo: { action: back(made) } })
        },
        words: recordedBefore(),
      }),
    undo: (cash: CashDeposit) => run(back(cash)),
  }
}

type TakenProps = Pick<Cash, 'taken'> & { onVoid: (deposit: Cash['taken'][number]) => void }

function Taken({ taken, onVoid }: TakenProps) {
  return (
    <section aria-labelledby="cash-taken" className="mt-6">
      <h3 className="font-semibold text-sm" id="cash-taken">
        {t('cash.takenThen')}
      </h3>
      <ul className="num mt-1 divide-y divide-rule text-sm">
        {taken.map((deposit) => (
          <li className="flex min-h-12 items-center gap-3 py-1" key={deposit.id}>
            <span className="wrap-anywhere me-auto">
              <b className={`font-semibold ${deposit.voided_by ? 'line-through' : ''}`}>
                {rupees(deposit.amount)}
              </b>
              , {day(deposit.on)}, {deposit.recorded_by}
              {deposit.voided_by && `. ${t('cash.voidedBy', { name: deposit.voided_by })}`}
            </span>
            {!deposit.voided_by && (
              <PlainDecide
                aria-label={t('cash.voidSum', { amount: rupees(deposit.amount) })}
                className="staff-link inline-flex min-h-11 items-center aria-disabled:opacity-60"
                onPress={() => onVoid(deposit)}
              >
                {t('cash.void')}
              </PlainDecide>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
