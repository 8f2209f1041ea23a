'use client'

import { useState } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Claim } from '#lib/ledger/schema/claims.ts'
import { hasUtr } from '#lib/payments/rules/methods.ts'
import { payingOut } from '#lib/payments/schema/entry.ts'
import { owedBy } from '#lib/payments/schema/payment.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { CheckedUtr } from '../folio/checked-utr.tsx'
import { MoneyDayField } from '../folio/money-fields.tsx'
import { VoidDialog } from '../folio/void-dialog.tsx'
import { Decide } from '../kit/action/decide.tsx'
import { errorsOf, useForm } from '../kit/form/use-form.ts'
import { rupees } from '../kit/words.ts'
import { FooterMessages } from './footer-messages.tsx'
import type { Claims } from './use-claims.ts'

const t = staffWords('money')

/** The decisions on a refund: it is paid out, or, if staff have promised it, it is not to be paid. */
export function RefundActions({ claim, claims }: { claim: Claim; claims: Claims }) {
  const { method, utr } = claim.payment
  const today = dayInIndia(new Date())
  const { draft, field, showOutcome } = useForm('refund', { utr: utr ?? '', on: today })
  const [asking, setAsking] = useState(false)
  const payOut = () => {
    const errors = errorsOf(payingOut, draft)
    showOutcome({ errors })
    if (Object.keys(errors).length === 0) claims.payOut(claim, draft)
  }
  return (
    <footer
      data-task={claims.task}
      className="bottom-0 z-10 grid gap-3 rounded-b-staff border-edge border-t bg-band px-4 py-3 sm:sticky sm:px-5"
    >
      <FooterMessages claims={claims} />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {hasUtr(method) && (
          <CheckedUtr {...field('utr')} help={t('refund.utrHelp')} label={t('refund.utr')} />
        )}
        <MoneyDayField {...field('on')} label={t('refund.paidOn')} today={today} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2.5 max-sm:*:flex-1">
        {claim.payment.recorded_by !== owedBy && (
          <Decide
            className="!text-red aria-disabled:!text-ink-2"
            kind="outline"
            onPress={() => setAsking(true)}
          >
            {t('refund.dontPay')}
          </Decide>
        )}
        <Decide kind="secondary" onPress={payOut}>
          {t('refund.record')}
        </Decide>
      </div>
      {asking && (
        <VoidDialog
          button={t('dontPay.button')}
          help={t('reasonKept')}
          onClose={() => setAsking(false)}
          onVoid={(reason) => {
            setAsking(false)
            void claims.reject(claim, reason)
          }}
          title={t('dontPay.title')}
        >
          {t('dontPay.text', {
            amount: rupees(claim.payment.amount),
            name: claim.booking.full_name,
          })}
        </VoidDialog>
      )}
    </footer>
  )
}
