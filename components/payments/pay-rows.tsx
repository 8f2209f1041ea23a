'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import { Ltr } from '#components/ui/ltr.tsx'
import { property } from '#lib/property.ts'
import { CopyButton } from './copy-button.tsx'

/** The values that a guest types into a payment app, each with its copy button. */
export function PayRows({ amountPaise, reference }: { amountPaise: number; reference: string }) {
  const t = useTranslations('booking.qr')
  const { exactMoney } = useFormats()
  const { id, number } = property.upi
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
  return (
    <dl className="mt-3.5 max-md:rounded-[12px] max-md:border max-md:border-line max-md:bg-card max-md:px-3.5 max-md:py-0.5 md:mt-2">
      {rows.map(({ name, shown, text, label }) => (
        <div
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2.5 border-[#efe6d2] py-2.5 not-first:border-t"
          key={label}
        >
          <dt className="self-end text-xs text-ink-2 leading-snug">{name}</dt>
          <dd className="wrap-anywhere row-start-2 self-start font-semibold leading-snug">
            <Ltr>{shown}</Ltr>
          </dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <CopyButton done={t('copied', { what: name })} label={label} text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
