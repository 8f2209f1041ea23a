'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { CheckIcon } from '#components/ui/icons.tsx'
import { useBooking } from './use-booking.ts'

/** The code that makes the stay cheaper: a line to press, then its field, then what has become of it. */
export function CodeField() {
  const t = useTranslations('booking.code')
  const { flow, price } = useBooking()
  const [open, setOpen] = useState(false)
  const { code } = flow.fields
  if (code && price) {
    return (
      <Used
        code={code}
        isAsked={open}
        isSmaller={!price.charges.some(({ kind, words }) => kind === 'discount' && words === code)}
      />
    )
  }
  if (open || code || flow.refusedCode) {
    return <Typed code={code} isAsked={open} refused={flow.refusedCode} />
  }
  return (
    <button
      className="text-link mb-3 block min-h-11 text-md"
      onClick={() => setOpen(true)}
      type="button"
    >
      {t('open')}
    </button>
  )
}

// Only whoever has opened the field here has the focus led along.
type Asked = { code: string; isAsked: boolean }

function Typed({ code, isAsked, refused }: Asked & { refused: string }) {
  const t = useTranslations('booking.code')
  const { dispatch } = useBooking()
  const { isolate } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAsked) input.current?.focus()
  }, [isAsked])
  const use = () => {
    const typed = input.current?.value.replaceAll(/\s/g, '').toUpperCase().slice(0, 40) ?? ''
    if (typed && typed !== code) dispatch({ type: 'typed', name: 'code', value: typed })
  }
  return (
    <Field
      className="mb-4"
      error={refused && t('refused', { code: isolate(refused) })}
      id="booking-code"
      label={t('label')}
    >
      {(control) => (
        <span className="flex gap-3">
          <input
            {...control}
            autoCapitalize="characters"
            autoComplete="off"
            className={`${control.className} max-w-70 uppercase rtl:text-right`}
            defaultValue={refused || code}
            dir="ltr"
            name="code"
            onBlur={({ target }) => target.value !== refused && use()}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // It would send the form.
              event.preventDefault()
              event.stopPropagation()
              use()
            }}
            ref={input}
            spellCheck={false}
            type="text"
          />
          <Button kind="outline" onClick={use}>
            {t('use')}
          </Button>
        </span>
      )}
    </Field>
  )
}

function Used({ code, isAsked, isSmaller }: Asked & { isSmaller: boolean }) {
  const t = useTranslations('booking.code')
  const { dispatch } = useBooking()
  const { isolate } = useFormats()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The field that had the focus has gone.
    if (isAsked && document.activeElement === document.body) words.current?.focus()
  }, [isAsked])
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-4 text-md">
      <p
        className="flex items-center gap-2 text-leaf outline-none"
        ref={words}
        role="status"
        tabIndex={-1}
      >
        <CheckIcon size={20} />
        {t(isSmaller ? 'smaller' : 'used', { code: isolate(code) })}
      </p>
      <button
        className="text-link min-h-11"
        onClick={() => dispatch({ type: 'typed', name: 'code', value: '' })}
        type="button"
      >
        {t('remove')}
      </button>
    </div>
  )
}
