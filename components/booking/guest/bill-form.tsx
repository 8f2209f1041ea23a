'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { maxAddress, maxBillTo } from '#lib/documents/rules/bill.ts'
import type { Bill } from '#lib/documents/schema.ts'
import { registrationOf } from '#lib/gst/rules/registration.ts'
import { type BillState, useBill } from './use-bill.ts'
import { useGuestTrouble } from './use-guest-trouble.ts'

type Props = { bill: Bill; secret: string }

/** The form for the firm that the invoice of a stay is made out to. It stays closed for those who need none. */
export function BillForm({ bill, secret }: Props) {
  const t = useTranslations('documents.page.bill')
  const { state, save } = useBill(secret)
  return (
    <details className="no-script:hidden">
      <summary className="text-link flex min-h-11 cursor-pointer list-none items-center">
        {t('open')}
      </summary>
      <form
        className="grid gap-4 pt-2 pb-1"
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save(new FormData(event.currentTarget))
        }}
      >
        <Field error={state.step === 'noFirm' && t('noFirm')} id="bill-firm" label={t('firm')}>
          {(control) => (
            <input
              {...control}
              autoComplete="organization"
              defaultValue={bill.bill_to}
              maxLength={maxBillTo}
              name="bill_to"
            />
          )}
        </Field>
        <Field id="bill-address" label={t('address')}>
          {(control) => (
            <textarea
              {...control}
              autoComplete="street-address"
              defaultValue={bill.bill_address}
              maxLength={maxAddress}
              name="bill_address"
              rows={3}
            />
          )}
        </Field>
        {registrationOf() !== 'none' && <Gstin bill={bill} isWrong={state.step === 'wrong'} />}
        <Button
          aria-disabled={state.step === 'sending' || undefined}
          kind="secondary"
          type="submit"
        >
          {t('save')}
        </Button>
        <Outcome state={state} />
      </form>
    </details>
  )
}

// A farm without a GSTIN issues no paper that names one.
function Gstin({ bill, isWrong }: { bill: Bill; isWrong: boolean }) {
  const t = useTranslations('documents.page.bill')
  return (
    <Field error={isWrong && t('wrong')} help={t('help')} id="bill-gstin" label="GSTIN">
      {(control) => (
        <input
          {...control}
          autoCapitalize="characters"
          autoComplete="off"
          className={`${control.className} rtl:text-end`}
          defaultValue={bill.gstin}
          dir="ltr"
          maxLength={30}
          name="gstin"
          spellCheck={false}
        />
      )}
    </Field>
  )
}

function Outcome({ state }: { state: BillState }) {
  const t = useTranslations('documents.page.bill')
  const { phone } = useFormats()
  const words = useGuestTrouble()
  if (state.step === 'saved') {
    return (
      <Alert role="status" tone="success">
        {t('saved')}
      </Alert>
    )
  }
  const late = state.step === 'late' && t('late', { phone })
  const failed = 'trouble' in state && words(state.trouble)
  return (
    (late || failed) && (
      <Alert role="alert" tone="error">
        {late || failed}
      </Alert>
    )
  )
}
