'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { SmartphoneIcon } from '#components/payments/icons.tsx'
import { payLink } from '#components/payments/pay-link.ts'
import type { AppVisit } from '#components/payments/use-app-visit.ts'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Ltr } from '#components/ui/ltr.tsx'
import { StickyActions } from './sticky-actions.tsx'

type Props = {
  amountPaise: number
  reference: string
  /** The name of the sum. */
  caption: string
  note?: string | false
  app: AppVisit
  onPaid: () => void
  /** The way back, in wide windows. */
  children?: ReactNode
}

/**
 * The buttons of a payment. On phones the bar first opens the app; once the guest is there or past it, the bar takes their
 * word, and asks for it when they return to the page.
 */
export function PaidActions({ caption, note, app, onPaid, children, ...asked }: Props) {
  const t = useTranslations('booking.qr')
  const { money } = useFormats()
  const amount = money(asked.amountPaise)
  const isBack = app.visit === 'back'
  return (
    <StickyActions
      caption={!isBack && caption}
      note={note}
      question={isBack && t('ask')}
      value={<Ltr>{amount}</Ltr>}
    >
      {isBack && (
        <Button kind="outline" onClick={app.again} size="large">
          {t('again')}
        </Button>
      )}
      {app.visit === 'before' && <OpenApp {...asked} />}
      <Button
        className={`max-md:bg-lake! max-md:hover:bg-lake-dark! ${app.visit === 'before' ? 'max-md:pointer-coarse:hidden' : ''}`}
        onClick={onPaid}
        size="large"
      >
        <span className="md:hidden">{t('paid')}</span>
        <span className="max-md:hidden">{t('paidSum', { amount })}</span>
      </Button>
      {children}
    </StickyActions>
  )
}

function OpenApp({ amountPaise, reference }: Pick<Props, 'amountPaise' | 'reference'>) {
  const t = useTranslations('booking.qr')
  return (
    <a
      className={`not-pointer-coarse:hidden md:hidden ${buttonClass({ size: 'large' })}`}
      href={payLink(amountPaise, reference)}
    >
      <SmartphoneIcon />
      {t('phone.open')}
    </a>
  )
}
