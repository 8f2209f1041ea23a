'use client'

import type { Locale } from '#lib/i18n/languages.ts'
import { ChosenField, TypedField } from '../form-fields.tsx'
import { GuestSearch } from './guest-search.tsx'
import type { NewBooking } from './use-new-booking.ts'
import { languageNames } from './words.ts'

/** The guest of a new booking: found among those who are known, or a new one. */
export function GuestStep({ form }: { form: NewBooking }) {
  const { draft } = form
  return draft.isTaken ? <GuestFields form={form} /> : <GuestSearch form={form} />
}

function GuestFields({ form: { draft, errors, change } }: { form: NewBooking }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <TypedField
        autoFocus={!draft.name.trim()}
        error={errors.name}
        id="new-name"
        label="Name"
        maxLength={60}
        onChange={(name) => change({ name })}
        value={draft.name}
      />
      <TypedField
        autoFocus={draft.name.trim() !== ''}
        error={errors.phone}
        id="new-phone"
        inputClass="num"
        inputMode="tel"
        label="Phone"
        onChange={(phone) => change({ phone })}
        type="tel"
        value={draft.phone}
      />
      <TypedField
        error={errors.email}
        help="Without one nothing is mailed."
        id="new-email"
        inputMode="email"
        label="E-mail, if they have one"
        onChange={(email) => change({ email })}
        type="email"
        value={draft.email}
      />
      <ChosenField
        id="new-locale"
        label="Language"
        onChange={(locale) => change({ locale: locale as Locale })}
        options={Object.entries(languageNames)}
        value={draft.locale}
      />
      <button
        className="staff-link min-h-11 justify-self-start"
        onClick={() => change({ name: '', phone: '', email: '', isTaken: false, stays: 0 })}
        type="button"
      >
        Look for another guest
      </button>
    </div>
  )
}
