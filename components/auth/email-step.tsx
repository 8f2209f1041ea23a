'use client'

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { sendCode } from '#lib/auth/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { problemOf } from './problems.ts'

const t = staffWords('signIn')

type EmailStepProps = {
  email: string
  onEmail: (email: string) => void
  onSent: (message: string) => void
}

/** The first step: the e-mail address for the code. */
export function EmailStep({ email, onEmail, onSent }: EmailStepProps) {
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  // Reads the field itself: it may have been filled in before the page was interactive.
  const field = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() => onEmail(field.current?.value ?? ''))
  useEffect(() => takeOver(), [])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    try {
      onSent(await sendCode(email.trim()))
    } catch (error) {
      setProblem(problemOf(error, t('sendFailed')))
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={send}>
      <h1 className="text-2xl lg:text-3xl">{t('email.title')}</h1>
      <p className="mt-2.5 mb-6 text-balance text-md text-ink-2">{t('email.lead')}</p>
      {problem && (
        <Alert className="mb-5" role="alert" tone="error">
          {problem}
        </Alert>
      )}
      <label className="mb-1.5 block font-medium" htmlFor="email">
        {t('email.label')}
      </label>
      <input
        aria-invalid={problem ? true : undefined}
        autoCapitalize="none"
        autoComplete="email"
        // biome-ignore lint/a11y/noAutofocus: the page has this one field and no other purpose
        autoFocus
        className="control h-12 w-full px-3.5"
        enterKeyHint="send"
        id="email"
        inputMode="email"
        name="email"
        onChange={(event) => onEmail(event.target.value)}
        ref={field}
        required
        spellCheck={false}
        type="email"
        value={email}
      />
      <Button
        className="mt-5"
        disabled={!email.trim() || busy}
        kind="secondary"
        type="submit"
        wide={true}
      >
        {t(busy ? 'email.sending' : 'email.send')}
      </Button>
      <p className="mt-4 text-center">
        <a className="staff-link inline-flex min-h-11 items-center" href="/">
          {t('email.website')}
        </a>
      </p>
    </form>
  )
}
