'use client'

import type { ReactNode } from 'react'
import { useLeft } from '#components/ui/use-left.ts'
import { countryHint } from '#lib/booking/rules/contact.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { meantEmail } from '#lib/reservations/rules/email-slips.ts'
import { plainNumber } from '#lib/shared/text.ts'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { GuestSearch } from './guest-search.tsx'
import type { NewBooking } from './use-new-booking.ts'

const t = staffWords('newBooking')

const locales = Object.keys(languages) as Locale[]

/** The guest of a new booking: found among those who are known, or a new one. */
export function GuestStep({ form }: { form: NewBooking }) {
  const { draft } = form
  return draft.isTaken ? <GuestFields form={form} /> : <GuestSearch form={form} />
}

function GuestFields({ form: { draft, field, change } }: { form: NewBooking }) {
  const email = useLeft(draft.email)
  const phone = useLeft(draft.phone)
  const meant = email.isLeft ? meantEmail(draft.email) : null
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <TypedField
        {...field('name')}
        autoFocus={!draft.name.trim()}
        label={t('guest.name')}
        maxLength={60}
      />
      <div>
        <TypedField
          {...field('phone')}
          autoFocus={draft.name.trim() !== ''}
          inputClass="num"
          inputMode="tel"
          label={t('guest.phone')}
          onBlur={phone.onBlur}
          type="tel"
        />
        <Hint>{phone.isLeft && countryWords(draft.phone)}</Hint>
      </div>
      <div>
        <TypedField
          {...field('email')}
          help={t('guest.noAddress')}
          inputMode="email"
          label={t('guest.email')}
          onBlur={email.onBlur}
          type="email"
        />
        <Hint>
          {meant && (
            <button
              className="staff-link min-h-11 break-all text-start"
              onClick={() => change({ email: meant })}
              type="button"
            >
              {t('guest.meant', { address: meant })}
            </button>
          )}
        </Hint>
      </div>
      <ChosenField
        {...field('locale')}
        label={t('guest.language')}
        options={locales.map((locale) => [locale, t(`languages.${locale}`)])}
      />
      <button
        className="staff-link min-h-11 justify-self-start"
        onClick={() => change({ name: '', phone: '', email: '', isTaken: false, stays: 0 })}
        type="button"
      >
        {t('guest.another')}
      </button>
    </div>
  )
}

function Hint({ children }: { children: ReactNode }) {
  return <LiveWords className="mt-1 text-ink-2 text-xs">{children}</LiveWords>
}

/** Says which number is called where no country's code was typed. */
function countryWords(phone: string): string | null {
  const hint = countryHint(plainNumber(phone))
  if (!hint) return null
  return hint.country === 'india'
    ? t('guest.india', { number: hint.number })
    : t('guest.countryCode')
}
