'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { PayPanel } from '#components/payments/pay-panel.tsx'
import { useAppVisit } from '#components/payments/use-app-visit.ts'
import { buttonClass } from '#components/ui/button.tsx'
import { PaidActions } from '../paid-actions.tsx'
import { BalanceProof } from './balance-proof.tsx'

type Props = {
  secret: string
  reference: string
  /** The name of the sum, and the words that lead back to pay it at the farm; null where it is paid now or never. */
  label: string
  later: string | null
  /** The sum, in paise. */
  amountPaise: number
  /** The path of the guest's own page. */
  back: string
}

/** Paying the balance: the code and the link for it, then its own proof. */
export function BalanceFlow({ secret, ...asked }: Props) {
  const { amountPaise, back } = asked
  const [paid, setPaid] = useState(false)
  const place = useFocusAfter(paid)
  return (
    <div className="outline-none" ref={place} tabIndex={-1}>
      {paid ? (
        <BalanceProof
          amountPaise={amountPaise}
          back={back}
          onBack={() => setPaid(false)}
          secret={secret}
        />
      ) : (
        <Pay {...asked} onPaid={() => setPaid(true)} />
      )}
    </div>
  )
}

type PayProps = Omit<Props, 'secret'> & { onPaid: () => void }

function Pay({ reference, amountPaise, back, label, later, onPaid }: PayProps) {
  const qr = useTranslations('booking.qr')
  const { watchCode, ...app } = useAppVisit(false)
  return (
    <>
      <PayPanel
        amountPaise={amountPaise}
        app={app}
        label={label}
        reference={reference}
        watchCode={watchCode}
      />
      <p className="mt-4 max-w-[40em] text-ink-2 text-sm">{`${qr('once')} ${qr('blind')}`}</p>
      {later && (
        <a className="text-link mt-2 inline-flex min-h-11 items-center md:hidden" href={back}>
          {later}
        </a>
      )}
      <PaidActions
        amountPaise={amountPaise}
        app={app}
        caption={label}
        onPaid={onPaid}
        reference={reference}
      >
        {later && (
          <a
            className={`max-md:hidden ${buttonClass({ kind: 'outline', size: 'large' })}`}
            href={back}
          >
            {later}
          </a>
        )}
      </PaidActions>
    </>
  )
}

// The pressed button is gone: the focus goes to the top of its replacement.
function useFocusAfter(paid: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(paid)
  useEffect(() => {
    if (before.current === paid) return
    before.current = paid
    scrollTo(0, 0)
    place.current?.focus({ preventScroll: true })
  }, [paid])
  return place
}
