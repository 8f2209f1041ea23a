'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { call } from '#calls/client.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { sendTrouble, type Trouble } from '../troubles.ts'
import { useGuestTrouble } from './use-guest-trouble.ts'

type Step = 'idle' | 'sure' | 'sending' | 'sent'

type Props = {
  secret: string
  /** "19–22 December". */
  dates: string
  /** True if the guest has already asked. */
  asked: boolean
}

/** Asks for a cancellation, asks once more before it does, and says that nothing is cancelled yet. */
export function AskCancellation({ secret, dates, asked }: Props) {
  const t = useTranslations('guest.cancel')
  const router = useRouter()
  const [step, setStep] = useState<Step>('idle')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const place = useFocusAfter(step)
  const ask = async () => {
    setTrouble(null)
    setStep('sending')
    try {
      await call('POST stays/[secret]/cancellation', { params: { secret } })
      setStep('sent')
      router.refresh()
    } catch (error) {
      setTrouble(sendTrouble(error))
      setStep('sure')
    }
  }
  const sent = asked || step === 'sent'
  return (
    <div className="mt-4 outline-none no-script:hidden" ref={place} tabIndex={-1}>
      {sent && (
        <Alert role="status" tone="info">
          {t('done')}
        </Alert>
      )}
      {!sent && step === 'idle' && (
        <>
          <Button kind="danger" onClick={() => setStep('sure')}>
            {t('button')}
          </Button>
          <p className="mt-2.5 text-xs text-ink-2">{t('note')}</p>
        </>
      )}
      {!sent && step !== 'idle' && (
        <Question
          dates={dates}
          onNo={() => setStep('idle')}
          onYes={() => void ask()}
          sending={step === 'sending'}
          trouble={trouble}
        />
      )}
    </div>
  )
}

type QuestionProps = {
  dates: string
  sending: boolean
  trouble: Trouble | null
  onYes: () => void
  onNo: () => void
}

function Question({ dates, sending, trouble, onYes, onNo }: QuestionProps) {
  const t = useTranslations('guest.cancel')
  const words = useGuestTrouble()
  return (
    <div className="rounded-control border-[1.5px] border-red bg-card px-4 py-4">
      {trouble && (
        <Alert className="mb-3" role="alert" tone="error">
          {words(trouble)}
        </Alert>
      )}
      <p className="font-semibold text-md">{t('confirm', { dates })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          aria-disabled={sending || undefined}
          kind="danger"
          onClick={sending ? undefined : onYes}
        >
          {t('yes')}
        </Button>
        <Button kind="outline" onClick={sending ? undefined : onNo}>
          {t('no')}
        </Button>
      </div>
    </div>
  )
}

// The pressed button is gone: the focus goes to its replacement.
function useFocusAfter(step: Step) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    if (step !== 'sending') place.current?.focus()
  }, [step])
  return place
}
