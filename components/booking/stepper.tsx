'use client'

import { useTranslations } from 'next-intl'
import { CheckIcon } from '#components/ui/icons.tsx'
import type { Step } from './flow.ts'
import { useBooking } from './use-booking.ts'

/** The steps of a booking, as guests count them. */
export const stepNames = ['details', 'pay', 'proof', 'done'] as const
const position: Record<Step, number> = { form: 0, preparing: 0, qr: 1, upload: 2, done: 4 }

/** The names of the steps, with the current one marked; on phones only the name of that one. */
export function Stepper() {
  const t = useTranslations('booking.steps')
  const now = position[useBooking().flow.step]
  const n = Math.min(now, 3)
  return (
    <>
      <ol
        aria-label={t('label')}
        className="mt-5 mb-2 grid grid-cols-4 gap-1.5 md:mt-7 md:mb-11 md:gap-3"
      >
        {stepNames.map((name, index) => (
          <li
            aria-current={index === now ? 'step' : undefined}
            className={`flex items-center gap-2.5 border-t-[3px] md:pt-3 ${lookOf(index, now)}`}
            key={name}
          >
            {index < now ? (
              <CheckIcon className="max-md:hidden" size={17} />
            ) : (
              <span
                aria-hidden="true"
                className="min-w-4 text-center heading font-semibold max-md:hidden"
              >
                {index + 1}
              </span>
            )}
            <span className="max-md:sr-only">{t(name)}</span>
          </li>
        ))}
      </ol>
      {/* Four names have no space beside one another on phones. */}
      <p className="mb-5 font-semibold text-sm md:sr-only" role="status">
        {t('now', { n: n + 1, count: stepNames.length, name: t(stepNames[n] ?? 'done') })}
      </p>
    </>
  )
}

function lookOf(index: number, now: number): string {
  if (index < now) return 'border-lake font-medium text-lake'
  return index === now
    ? 'border-ink font-semibold text-ink'
    : 'border-[#e9ddc0] font-medium text-ink-2'
}
