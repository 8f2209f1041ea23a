'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Claim } from '#lib/ledger/schema/claims.ts'
import { parseRupees, toPaise, toRupees } from '#lib/shared/money.ts'
import { isConfirmedBy } from '../booking/actions.ts'
import { RejectDialog } from '../bookings/reject-dialog.tsx'
import { VoidDialog } from '../folio/void-dialog.tsx'
import { Decide } from '../kit/action/decide.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { rupees } from '../kit/words.ts'
import { FooterMessages } from './footer-messages.tsx'
import type { Claims } from './use-claims.ts'

const t = staffWords('money')

export function ClaimActions({ claim, claims }: { claim: Claim; claims: Claims }) {
  const { payment } = claim
  const [typed, setTyped] = useState<{ id: string; text: string } | null>(null)
  const [asking, setAsking] = useState(false)
  const text = typed?.id === payment.id ? typed.text : null
  const paise = text === null ? toPaise(payment.amount) : (parseRupees(text) ?? 0)
  const confirms = isConfirmedBy(claim.booking, toRupees(paise))
  return (
    <footer
      data-task={claims.task}
      className="sticky bottom-0 z-10 grid gap-3 rounded-b-staff border-edge border-t bg-band px-4 py-3 sm:px-5"
    >
      <FooterMessages claims={claims} />
      {text !== null && (
        <TypedField
          autoFocus
          help={t('claim.receivedHelp')}
          id="arrived"
          inputMode="decimal"
          label={t('claim.received')}
          onChange={(next) => setTyped({ id: payment.id, text: next })}
          value={text}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2.5">
        <p className="min-w-[200px] flex-1 text-ink-2 text-xs max-sm:hidden">
          {hintOf(claim, confirms)}
        </p>
        <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
          <Decide
            className="!text-red aria-disabled:!text-ink-2"
            kind="outline"
            onPress={() => setAsking(true)}
          >
            {t('claim.reject')}
          </Decide>
          <Button
            kind="outline"
            onClick={() => setTyped(text === null ? { id: payment.id, text: '' } : null)}
          >
            {text === null ? t('claim.different') : t('claim.asReported')}
          </Button>
          <Decide
            aria-keyshortcuts="v"
            className="max-sm:!basis-full max-sm:order-first"
            kind="secondary"
            onPress={() => claims.verify(claim, toRupees(paise))}
            busy={text !== null && paise === 0}
          >
            {t(confirms ? 'claim.verifyAndConfirm' : 'claim.verify', {
              amount: paise > 0 || text === null ? rupees(toRupees(paise)) : 'none',
            })}
          </Decide>
        </div>
      </div>
      {asking && <Question claim={claim} claims={claims} onClose={() => setAsking(false)} />}
    </footer>
  )
}

function hintOf({ is_own, booking }: Claim, confirms: boolean): string {
  const { reference } = booking
  if (confirms) return t('claim.confirms', { reference })
  return is_own ? t('claim.verifies', { reference }) : t('claim.marksPaid')
}

type QuestionProps = { claim: Claim; claims: Claims; onClose: () => void }

function Question({ claim, claims, onClose }: QuestionProps) {
  const { booking } = claim
  const decide = (reason: string) => {
    onClose()
    claims.reject(claim, reason)
  }
  if (!claim.is_own) {
    return (
      <VoidDialog
        button={t('rejectPayment.button')}
        help={t('reasonKept')}
        onClose={onClose}
        onVoid={decide}
        title={t('rejectPayment.title')}
      >
        {t('rejectPayment.text', {
          name: booking.full_name,
          amount: rupees(claim.payment.amount),
        })}
      </VoidDialog>
    )
  }
  return (
    <RejectDialog
      button={t('rejectBooking.button')}
      onClose={onClose}
      onReject={decide}
      title={t('rejectBooking.title')}
    >
      <p className="text-ink-2">
        {booking.full_name}, <span className="whitespace-nowrap">{booking.reference}</span>.{' '}
        {t('rejectBooking.text')}
      </p>
    </RejectDialog>
  )
}
