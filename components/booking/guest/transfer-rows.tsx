import { useLocale, useTranslations } from 'next-intl'
import { CopyRows } from '#components/payments/copy-rows.tsx'
import type { Booking } from '#lib/booking/rules/booking.ts'
import { bankRows } from '#lib/i18n/bank-rows.ts'
import { splitOf } from '#lib/payments/rules/deposit.ts'
import { formatRupees } from '#lib/shared/money.ts'

/** Rows of what a guest types into a transfer of the sum that they pay now, each with its copy button. */
export function TransferRows({ booking }: { booking: Booking }) {
  const t = useTranslations()
  const locale = useLocale()
  const { nowPaise } = splitOf(booking.totalPaise, booking.paying, booking.terms)
  const sum = {
    name: t('booking.transfer.now'),
    shown: formatRupees(nowPaise, locale),
    text: (nowPaise / 100).toFixed(2),
  }
  const rows = bankRows(booking.reference).map(([key, text]) => ({
    name: t(key),
    shown: text,
    text,
  }))
  const named = [sum, ...rows].map((row) => ({
    ...row,
    label: t('common.fact', { label: t('common.copy'), value: row.name }),
  }))
  return <CopyRows rows={named} />
}
