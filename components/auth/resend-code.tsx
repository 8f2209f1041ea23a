'use client'

import { useEffect, useState } from 'react'
import { codeWaitSeconds } from '#lib/auth/rules.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('signIn')

/** The button that asks for another code, active once the server would send one: one code a minute. */
export function ResendCode({ onResend }: { onResend: () => Promise<void> }) {
  const [left, setLeft] = useState(codeWaitSeconds)
  const waiting = left > 0
  useEffect(() => {
    if (!waiting) return
    const end = Date.now() + codeWaitSeconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 500)
    return () => clearInterval(timer)
  }, [waiting])
  const resend = async () => {
    setLeft(codeWaitSeconds)
    await onResend()
  }
  return (
    <button
      className="staff-link num min-h-11 disabled:cursor-not-allowed disabled:font-normal disabled:text-ink-2 disabled:no-underline"
      disabled={waiting}
      onClick={resend}
      type="button"
    >
      {waiting ? t('resendIn', { time: clock(left) }) : t('resend')}
    </button>
  )
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
