'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import { Alert } from '#components/ui/alert.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { useAction } from '../kit/action/use-action.ts'
import { LiveWords } from '../kit/live/live-words.tsx'
import { useMe } from '../kit/me.ts'
import type { StepProps } from './step-props.ts'

const t = staffWords('setup')

type Answer = { sent: boolean; answer: string | null }

/** An e-mail to the person who is signed in, what the e-mail server answered, and whether it arrived. */
export function MailStep({ setup, say }: StepProps) {
  const me = useMe()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { run, busy } = useAction(() => undefined)
  const { server, arrived } = setup.mail
  const send = async () => {
    setAnswer(null)
    const told = await run({
      about: 'test-mail',
      call: () => call('POST setup/mail'),
      done: () => t('mail.tried'),
    })
    setAnswer(told)
  }
  return (
    <>
      <p className="text-ink-2">{server ? t('mail.server', { server }) : t('mail.noServer')}</p>
      <Decide
        busy={busy.has('test-mail')}
        className="mt-4"
        kind={answer?.sent ? 'outline' : 'secondary'}
        onPress={() => void send()}
        wide
      >
        {t('mail.send', { to: me })}
      </Decide>
      <LiveWords className="mt-4">
        {answer && <Outcome answer={answer} server={server} />}
      </LiveWords>
      {arrived && (
        <Alert className="mt-4" title={t('mail.arrived', { to: arrived })} tone="success" />
      )}
      {answer?.sent && !arrived && (
        <Decide className="mt-4" kind="secondary" onPress={() => void say('mail', 'done', me)} wide>
          {t('mail.itArrived')}
        </Decide>
      )}
    </>
  )
}

function Outcome({ answer: { sent, answer }, server }: { answer: Answer; server: string | null }) {
  if (!sent) {
    return (
      <Alert title={t('mail.refused')} tone="error">
        <p className="wrap-anywhere">{answer}</p>
      </Alert>
    )
  }
  return (
    <Alert title={t(server ? 'mail.accepted' : 'mail.kept')} tone="success">
      {answer && <p className="wrap-anywhere">{answer}</p>}
      {server && <p>{t('mail.spam')}</p>}
    </Alert>
  )
}
