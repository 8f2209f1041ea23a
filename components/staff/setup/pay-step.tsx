'use client'

import { CircleCheck, Lock } from 'lucide-react'
import { useState } from 'react'
import { QrCode } from '#components/payments/qr-code.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { isOwnValue } from '#lib/farm/rules/own-facts.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { upiLink } from '#lib/payments/rules/upi-link.ts'
import { Decide } from '../kit/action/decide.tsx'
import { FactDialog } from '../site/facts/fact-dialog.tsx'
import { drafted, type Row, rows } from '../site/facts/rows.ts'
import { linesOf } from '../site/facts/words.ts'
import type { StepProps } from './step-props.ts'

const t = staffWords('setup')

const oneRupee = 100
const upiRow = rows.find(({ name }) => name === 'upi')
const bankRow = rows.find(({ name }) => name === 'bank')

/** The UPI ID, and ₹1 sent to it: only a person sees whether it has arrived. */
export function PayStep({ setup, site, refresh, say }: StepProps) {
  const [changed, setChanged] = useState<Row | null>(null)
  if (!upiRow || !bankRow) return null
  const values = drafted(upiRow, site)
  const [id, payee] = [String(values['upi.id']), String(values['upi.payee'])]
  const isOwn = isOwnValue('upi.id', id)
  return (
    <>
      {isOwn && (
        <dl className="mb-4 grid gap-2 rounded-staff border border-edge bg-card px-4 py-3">
          {linesOf(upiRow, values).map(({ label, text }) => (
            <div className="flex flex-wrap justify-between gap-x-4" key={label}>
              <dt className="text-ink-2">{label}</dt>
              <dd className="wrap-anywhere font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <Decide kind={isOwn ? 'outline' : 'secondary'} onPress={() => setChanged(upiRow)} wide>
        {t(isOwn ? 'pay.change' : 'pay.enter')}
      </Decide>
      {isOwn && <Rupee id={id} payee={payee} say={say} tested={setup.tested} />}
      <p className="mt-4 flex gap-2.5 rounded-control bg-hot px-4 py-3 text-sm">
        <Lock aria-hidden="true" className="shrink-0 text-turmeric-ink" size={18} />
        {t('pay.later')}
      </p>
      <Decide className="mt-4" kind="outline" onPress={() => setChanged(bankRow)} wide>
        {t('pay.bank')}
      </Decide>
      {changed && (
        <FactDialog
          onClose={() => setChanged(null)}
          onSaved={() => void refresh()}
          row={changed}
          site={site}
        />
      )}
    </>
  )
}

type RupeeProps = Pick<StepProps, 'say'> & { id: string; payee: string; tested: string | null }

function Rupee({ id, payee, tested, say }: RupeeProps) {
  const link = upiLink({ id, name: payee, amountPaise: oneRupee, note: t('pay.note') })
  return (
    <section
      aria-labelledby="one-rupee"
      className="mt-4 rounded-staff border border-edge bg-card p-4 sm:flex sm:gap-5"
    >
      <QrCode
        className="w-36 shrink-0 rounded-control border border-edge p-2 max-sm:hidden"
        label={t('pay.qr')}
        text={link}
      />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold text-base" id="one-rupee">
          {t('pay.rupee')}
        </h3>
        <p className="mt-1 text-ink-2 sm:hidden">{t('pay.byApp', { payee })}</p>
        <p className="mt-1 text-ink-2 max-sm:hidden">{t('pay.byCode', { payee })}</p>
        <a className={`${buttonClass({ kind: 'outline', wide: true })} mt-3 sm:hidden`} href={link}>
          {t('pay.open')}
        </a>
        {tested === id ? (
          <p className="mt-3 flex items-center gap-2 font-semibold text-leaf">
            <CircleCheck aria-hidden="true" size={20} />
            {t('pay.arrived', { id })}
          </p>
        ) : (
          <Decide
            className="mt-3"
            kind="secondary"
            onPress={() => void say('pay', 'done', id)}
            wide
          >
            {t('pay.itArrived')}
          </Decide>
        )}
      </div>
    </section>
  )
}
