'use client'

import { useTranslations } from 'next-intl'
import { controlClass, Field } from '#components/ui/field.tsx'
import { useBooking } from './use-booking.ts'
import { useTroubleWords } from './use-trouble-words.ts'

/** The word that a guest types, since robots do not. */
export function CaptchaField() {
  const t = useTranslations('booking.upload.captcha')
  const words = useTroubleWords()
  const { flow, dispatch } = useBooking()
  const { trouble } = flow
  const captchaWord = flow.hold?.captchaWord ?? ''
  return (
    <Field
      error={trouble?.kind === 'captcha' && words(trouble)}
      help={t('help')}
      id="booking-captcha"
      label={t('label')}
    >
      {(control) => (
        <span className="flex gap-3">
          <b
            className="grid min-h-[52px] place-items-center rounded-control border-[1.5px] border-line-control border-dashed bg-rice px-5 heading font-semibold text-lg tracking-[0.1em]"
            dir="ltr"
            id="booking-captcha-word"
          >
            {t('word', { captchaWord })}
          </b>
          <input
            {...control}
            aria-describedby={`booking-captcha-word ${control['aria-describedby'] ?? ''}`}
            autoCapitalize="characters"
            autoComplete="off"
            className={`${controlClass} min-w-0 flex-1 rtl:text-end`}
            dir="ltr"
            name="captcha"
            onChange={(event) =>
              dispatch({ type: 'proved', proof: { captcha: event.target.value } })
            }
            required
            spellCheck={false}
            value={flow.proof.captcha}
          />
        </span>
      )}
    </Field>
  )
}

/** A field that people do not see and browsers do not fill; only bots do. */
export function Honeypot({
  value,
  onChange,
}: {
  value: string
  onChange: (value: string) => void
}) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <input
        autoComplete="off"
        name="website"
        onChange={(event) => onChange(event.target.value)}
        tabIndex={-1}
        value={value}
      />
    </div>
  )
}
