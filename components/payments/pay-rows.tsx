'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { CopyRows } from './copy-rows.tsx'

type Props = { amountPaise: number; reference: string; onCopy: () => void }

/** The values that a guest types into a payment app, each with its copy button. */
export function PayRows({ amountPaise, reference, onCopy }: Props) {
  const t = useTranslations('booking.qr')
  const { exactMoney } = useFormats()
  const { id, number } = farm().upi
  const [user, bank] = id.split('@')
  // Beside a long word for "copy" the address breaks before its bank, and a copy of it stays whole.
  const breakable = (
    <>
      {user}
      <wbr />
      {`@${bank}`}
    </>
  )
  const rows = [
    {
      name: t('amountLabel'),
      shown: exactMoney(amountPaise),
      // Apps accept only digits and a point.
      text: (amountPaise / 100).toFixed(2),
      label: t('copyAmount'),
    },
    { name: t('upiId'), shown: breakable, text: id, label: t('copyUpiId') },
    { name: t('reference'), shown: reference, text: reference, label: t('copyReference') },
    {
      name: t('upiNumber'),
      shown: number,
      text: number.replace(/\s/g, ''),
      label: t('copyUpiNumber'),
    },
  ]
  return <CopyRows onCopy={onCopy} rows={rows} />
}
