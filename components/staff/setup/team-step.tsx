'use client'

import { staffWords } from '#lib/i18n/staff-words.ts'
import { useMe } from '../kit/me.ts'
import type { StepProps } from './step-props.ts'

const t = staffWords('setup')

/** Who can sign in, and how to add somebody. */
export function TeamStep({ setup }: StepProps) {
  const me = useMe()
  return (
    <>
      <ul className="divide-y divide-rule rounded-staff border border-edge bg-card">
        {setup.team.map((email) => (
          <li className="wrap-anywhere px-4 py-3" key={email}>
            <b>{email}</b>
            {email === me && <span className="text-ink-2 text-sm"> {t('team.you')}</span>}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-2">{t('team.add')}</p>
      <Command text={t('team.command')} />
      <p className="mt-3 text-ink-2 text-sm">{t('team.all')}</p>
    </>
  )
}

/** A line for the terminal. */
export function Command({ text }: { text: string }) {
  return (
    <code className="wrap-anywhere mt-2 block rounded-control border border-edge bg-band px-3 py-2 text-sm">
      {text}
    </code>
  )
}
