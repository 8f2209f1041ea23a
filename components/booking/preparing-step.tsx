'use client'

import { useTranslations } from 'next-intl'

/** The screen while the hold is taken and the code is made. */
export function PreparingStep() {
  const t = useTranslations('booking')
  return (
    <section
      className="grid min-h-[420px] place-content-center justify-items-center gap-3 rounded-card border border-line bg-card p-8 text-center outline-none"
      id="booking-step"
      role="status"
      tabIndex={-1}
    >
      <span
        aria-hidden="true"
        className="size-9 animate-spin rounded-full border-[3px] border-line border-t-lake"
      />
      <h2 className="mt-2 heading text-xl">{t('preparing')}</h2>
      <p className="text-ink-2">{t('generatingQr')}</p>
    </section>
  )
}
