import { useLocale, useTranslations } from 'next-intl'
import { ArrowIcon } from '#components/ui/icons.tsx'
import { Ltr } from '#components/ui/ltr.tsx'
import { payableOf } from '#lib/booking/rules/balance.ts'
import { type Booking, roomNameIn } from '#lib/booking/rules/booking.ts'
import { stayPath } from '#lib/booking/rules/paths.ts'
import { isToPay } from '#lib/booking/rules/pay-by.ts'
import { isolateIn } from '#lib/i18n/isolate.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { listed } from '#lib/i18n/listed.ts'
import { formatDays } from '#lib/shared/dates.ts'
import { formatRupees } from '#lib/shared/money.ts'
import { ChatHelp } from '../chat-help.tsx'
import { BalanceFlow } from './balance-flow.tsx'
import { PaidBar, usePaidWords } from './paid-bar.tsx'

export function BalancePage({ booking, secret }: { booking: Booking; secret: string }) {
  const t = useTranslations('guest')
  const locale = useLocale() as Locale
  const back = stayPath(secret, locale)
  const room = roomNameIn(locale, booking)
  const isFirst = isToPay(booking)
  const amount = isolateIn(locale)(formatRupees(payableOf(booking), locale))
  const dates = formatDays(booking.checkIn, booking.checkOut, locale)
  return (
    <div className="wrap pt-6 pb-16 md:pt-9" data-no-float="">
      <a className="text-link inline-flex min-h-11 items-center gap-2" href={back}>
        <ArrowIcon className="rotate-180" size={18} />
        {t('balance.back')}
      </a>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4.55fr)]">
        <div>
          <h1 className="heading text-2xl">
            {isFirst ? t('paying.payNow', { amount }) : t('paying.pay')}
          </h1>
          <p className="mt-2 mb-3 text-ink-2">
            <span className="block">{listed([room, dates], locale)}</span>
            {usePaidWords(booking)}
          </p>
          <PaidBar booking={booking} />
          <div className="mt-5">
            <BalanceFlow
              amountPaise={payableOf(booking)}
              back={back}
              label={t(isFirst ? 'balance.now' : 'balance.label')}
              later={isFirst ? null : t('balance.atFarm')}
              reference={booking.reference}
              secret={secret}
            />
          </div>
        </div>
        <Sums booking={booking} />
      </div>
      <ChatHelp />
    </div>
  )
}

function Sums({ booking }: { booking: Booking }) {
  const t = useTranslations('guest')
  const done = useTranslations('booking.done')
  const price = useTranslations('booking.price')
  const locale = useLocale() as Locale
  const money = (paise: number) => formatRupees(paise, locale)
  const { totalPaise, paidPaise, checkingPaise } = booking
  const rows: [string, string][] = [
    [price('total'), money(totalPaise)],
    [t('paying.paid'), `− ${money(paidPaise)}`],
    ...(checkingPaise > 0 ? [[done('paid'), `− ${money(checkingPaise)}`] as [string, string]] : []),
  ]
  return (
    <aside className="rounded-card border border-line bg-card px-5 py-6 max-lg:hidden">
      <h2 className="heading text-xl">{t('price.title')}</h2>
      <dl className="mt-3 text-md">
        {rows.map(([label, value]) => (
          <div className="flex justify-between gap-4 py-1" key={label}>
            <dt className="text-ink-2">{label}</dt>
            <dd>
              <Ltr>{value}</Ltr>
            </dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-ink border-t-[1.5px] pt-3">
          <dt className="font-semibold">{t(isToPay(booking) ? 'balance.now' : 'balance.label')}</dt>
          <dd className="heading text-2xl leading-none">
            <Ltr>{money(payableOf(booking))}</Ltr>
          </dd>
        </div>
      </dl>
    </aside>
  )
}
