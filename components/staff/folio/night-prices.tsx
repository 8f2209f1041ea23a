import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Folio } from '#lib/ledger/schema/folio.ts'
import { formatStayDay } from '#lib/shared/dates.ts'
import { count, rupees } from '../kit/words.ts'

const t = staffWords('folio')

/** The price of a stay: each night with all that is charged for it, what is charged once, and the whole. */
export function NightPrices({ folio: { charges, total } }: { folio: Folio }) {
  const nights = Map.groupBy(charges, ({ night }) => night)
  const once = nights.get(null) ?? []
  nights.delete(null)
  const lines = [
    ...[...nights].map(([night, all]) => ({
      name: formatStayDay(night ?? '', 'en', { weekday: 'short', day: 'numeric', month: 'short' }),
      amount: all.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100,
    })),
    ...once.map(({ words, amount }) => ({ name: words, amount })),
  ]
  return (
    <section aria-label={t('nights.title')} className="border-edge border-t pt-4">
      <h3 className="font-semibold">{t('nights.title')}</h3>
      <dl className="num mt-2.5 grid overflow-clip rounded-control border border-edge bg-white sm:grid-cols-[repeat(auto-fit,minmax(118px,1fr))]">
        {lines.map(({ name, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
          <div className={cell} key={at}>
            <dt className="text-ink-2 text-sm">{name}</dt>
            <dd className="font-semibold text-md">{rupees(amount)}</dd>
          </div>
        ))}
        <div className={`${cell} bg-band`}>
          <dt className="text-ink-2 text-sm">
            {chargesGst()
              ? t('nights.sumWithGst', { count: nights.size })
              : count(nights.size, 'night')}
          </dt>
          <dd className="font-semibold text-md">{rupees(total)}</dd>
        </div>
      </dl>
    </section>
  )
}

const cell =
  '-ms-px -mt-px flex items-center justify-between gap-x-3 border-rule border-s border-t px-3.5 py-2.5 sm:block'
