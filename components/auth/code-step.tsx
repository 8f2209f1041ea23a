'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { sendCode, verifyCode } from '#lib/auth/client.ts'
import { codeLength, codeMinutes, signedInHint } from '#lib/auth/rules.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { CodeField } from './code-field.tsx'
import { problemOf } from './problems.ts'
import { ResendCode } from './resend-code.tsx'

const t = staffWords('signIn')

/** The way in which a code was asked for: by a mail that the server says it has sent, or in the terminal, with the key of its link. */
export type Asked = { message: string } | { key: string }
type CodeStepProps = { email: string; asked: Asked; next: string; onBack: () => void }
type News = { tone: 'success' | 'error'; text: string }

/** The second step: the code from the mail, or from the terminal. */
export function CodeStep({ email, asked, next, onBack }: CodeStepProps) {
  const isMailed = 'message' in asked
  const [otp, setOtp] = useState('')
  const [news, setNews] = useState<News | null>(
    isMailed ? { tone: 'success', text: asked.message } : null,
  )
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const verify = async (event: FormEvent) => {
    event.preventDefault()
    if (otp.length < codeLength || busy) return
    setBusy(true)
    try {
      await verifyCode(email.trim(), otp, isMailed ? undefined : asked.key)
      localStorage.setItem(signedInHint, '1')
      // Loads the whole page anew: the browser's cache of the staff area was rendered before sign-in.
      window.location.assign(next)
    } catch (error) {
      setNews({ tone: 'error', text: problemOf(error, verifyProblem(error)) })
      setOtp('')
      setBusy(false)
      field.current?.focus()
    }
  }

  const resend = async () => {
    setOtp('')
    try {
      setNews({ tone: 'success', text: await sendCode(email.trim()) })
    } catch (error) {
      setNews({ tone: 'error', text: problemOf(error, t('sendFailed')) })
    }
    field.current?.focus()
  }

  const missing = codeLength - otp.length
  return (
    <form noValidate onSubmit={verify}>
      <h1 className="text-2xl lg:text-3xl">{t('code.title')}</h1>
      <p className="mt-2.5 mb-6 text-md text-ink-2">
        {t.rich(isMailed ? 'code.sentTo' : 'code.shownFor', {
          address: () => <b className="wrap-anywhere font-semibold text-ink">{email.trim()}</b>,
        })}
        <br />
        {t(isMailed ? 'code.worksHere' : 'code.works', { minutes: codeMinutes })}
      </p>
      {news && (
        <Alert
          className="mb-5"
          key={news.text}
          role={news.tone === 'error' ? 'alert' : 'status'}
          tone={news.tone}
        >
          <span className="font-semibold">{news.text}</span>
        </Alert>
      )}
      <label className="mb-1.5 block font-medium" htmlFor="otp">
        {t('code.label', { length: codeLength })}
      </label>
      <CodeField
        describedBy="otp-help"
        id="otp"
        invalid={news?.tone === 'error'}
        onChange={setOtp}
        ref={field}
        value={otp}
      />
      <Button
        className="mt-5"
        disabled={missing > 0 || busy}
        kind="secondary"
        type="submit"
        wide={true}
      >
        {t(busy ? 'code.checking' : 'code.verify')}
      </Button>
      <p className="mt-2 min-h-6 text-center text-sm text-ink-2" id="otp-help">
        {missing > 0 ? `${digitsWanted(missing)} ${t('code.paste')}` : ''}
      </p>
      <div className="mt-5 flex items-center justify-between gap-4 text-ink-2">
        {isMailed && <ResendCode onResend={resend} />}
        <button className="staff-link min-h-11" onClick={onBack} type="button">
          {t('code.changeEmail')}
        </button>
      </div>
    </form>
  )
}

// Calls a code wrong only if the server did; a failed request is reported as one.
function verifyProblem(error: unknown): string {
  return error instanceof TypeError ? t('code.noAnswer') : t('code.wrong')
}

function digitsWanted(missing: number): string {
  return missing === codeLength
    ? t('code.enter', { length: codeLength })
    : t('code.missing', { count: missing })
}
