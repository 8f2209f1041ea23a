'use client'

import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import { CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFactsOfNow } from '#components/farm/use-facts-of-now.ts'
import { QrCode } from '#components/payments/qr-code.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { useBackCloses } from '#components/ui/use-back-closes.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Folio } from '#lib/ledger/schema/folio.ts'
import { upiLink } from '#lib/payments/rules/upi-link.ts'
import { toPaise } from '#lib/shared/money.ts'
import { Decide } from '../kit/action/decide.tsx'
import { ToastPlace } from '../kit/toast/toast-place.tsx'
import { rupees, rupeesAndPaise } from '../kit/words.ts'

const t = staffWords('folio')

type BalanceCodeProps = {
  folio: Folio
  /** The guest's name. */
  name: string
  onClose: () => void
  /** Called when staff have seen the money in the bank and want to record it. */
  onArrived: () => void
}

/**
 * The code for a balance, as large as the screen lets it be, for a guest at the desk. It turns green when a person has
 * verified a payment, here or on another device; nothing else can know that money has come.
 */
export function BalanceCode({ folio, name, onClose, onArrived }: BalanceCodeProps) {
  useBackCloses(true, onClose)
  useAwake()
  const [first] = useState(folio)
  const arrived = folio.paid - first.paid
  return (
    <Dialog className="relative z-50" onClose={onClose} open>
      <DialogPanel
        className={`fixed inset-0 flex flex-col overflow-y-auto ${arrived > 0 ? 'bg-leaf-tint' : 'bg-white'}`}
      >
        <div className="flex items-center py-1.5 pr-1.5 pl-4">
          <DialogTitle className="me-auto min-w-0 truncate font-semibold">
            {name}, {folio.reference}
          </DialogTitle>
          <IconButton className="icon-button" label={t('code.close')} onClick={onClose}>
            <X size={20} />
          </IconButton>
        </div>
        <div className="m-auto grid w-full max-w-[420px] justify-items-center gap-3 p-4 text-center">
          <div role="status">
            {arrived > 0 && (
              <p className="grid justify-items-center gap-3 text-lg">
                <CircleCheck aria-hidden="true" className="text-leaf" size={96} />
                <span className="heading text-3xl">
                  {t('code.verified', { amount: rupees(arrived) })}
                </span>
                {folio.balance > 0
                  ? t('code.owed', { amount: rupees(folio.balance) })
                  : t('code.allPaid')}
              </p>
            )}
          </div>
          {arrived <= 0 && <Code folio={folio} />}
          {arrived <= 0 && (
            <Decide kind="secondary" wide onPress={onArrived}>
              {t('code.record')}
            </Decide>
          )}
        </div>
        <ToastPlace />
      </DialogPanel>
    </Dialog>
  )
}

function Code({ folio: { balance, reference } }: { folio: Folio }) {
  useFactsOfNow()
  const { id, payee } = farm().upi
  const amountPaise = toPaise(balance)
  const sum = rupeesAndPaise(amountPaise)
  const text = upiLink({
    id,
    name: payee,
    amountPaise,
    reference,
    note: `${farm().name} ${reference}`,
  })
  return (
    <>
      <p className="heading num text-3xl leading-none">{sum}</p>
      <QrCode
        className="w-full max-w-[336px]"
        label={t('code.label', { amount: sum, id })}
        text={text}
      />
      <p>
        {t.rich('code.payee', { payee: () => <b className="font-semibold">{payee}</b> })}
        <span className="block text-ink-2 text-sm">{id}</span>
      </p>
      <p className="text-ink-2 text-sm">{t('code.staff')}</p>
    </>
  )
}

/** Keeps the screen on while the code is shown, where the browser can. */
function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let over = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      const taken = await navigator.wakeLock?.request('screen').catch(() => null)
      if (over) void taken?.release()
      else lock = taken ?? null
    }
    void take()
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener('visibilitychange', take)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [])
}
