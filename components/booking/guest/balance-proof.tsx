'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { call } from '#calls/client.ts'
import { useFormats } from '#components/farm/use-formats.ts'
import { Words } from '#components/farm/words.tsx'
import { ScreenshotField } from '#components/payments/proof/screenshot-field.tsx'
import { SendProgress } from '#components/payments/proof/send-progress.tsx'
import { UtrField } from '#components/payments/proof/utr-field.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { isUtr } from '#lib/payments/rules/utr.ts'
import { toRupees } from '#lib/shared/money.ts'
import { StickyActions } from '../sticky-actions.tsx'
import { isAboutScreenshot } from '../troubles.ts'
import { useGuestTrouble } from './use-guest-trouble.ts'
import { useSendProof } from './use-send-proof.ts'

type Props = {
  secret: string
  amountPaise: number
  /** The path of the guest's own page. */
  back: string
  onBack: () => void
}

/** The screenshot of the balance, its UTR if the guest has it, and what comes of them. */
export function BalanceProof({ secret, amountPaise, back, onBack }: Props) {
  const t = useTranslations('booking.upload')
  const { money } = useFormats()
  const proof = useSendProof({
    known: null,
    choose,
    send: (wanted, sending) =>
      call('POST stays/[secret]/payments', {
        params: { secret },
        form: { ...wanted, amount: toRupees(amountPaise) },
        ...sending,
      }),
  })
  const { state } = proof
  if (state.step === 'done') return <Sent back={back} />
  return (
    <section>
      <h2 className="heading text-xl">{t('title')}</h2>
      <p className="mt-2 text-ink-2">
        <Words>{t('lead', { amount: money(amountPaise) })}</Words>
      </p>
      <form
        className="mt-5"
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (state.step !== 'sending') void proof.send()
        }}
      >
        <Trouble state={state} />
        <Fields proof={proof} />
        <Actions onBack={onBack} proof={proof} />
      </form>
    </section>
  )
}

function choose(file: File | null, utr: string) {
  if (!file) return 'nothing'
  if (utr !== '' && !isUtr(utr)) return 'utr'
  return { screenshot: file, ...(utr !== '' && { utr }) }
}

type Proof = {
  proof: Pick<ReturnType<typeof useSendProof>, 'state' | 'screenshot' | 'utr' | 'typeUtr' | 'stop'>
}

function Fields({ proof }: Proof) {
  const t = useTranslations('booking.upload')
  const errors = useTranslations('booking')
  const common = useTranslations('common')
  const words = useGuestTrouble()
  const { state } = proof
  const shot = state.step === 'failed' && isAboutScreenshot(state.trouble) && words(state.trouble)
  return (
    <fieldset className="grid gap-5" disabled={state.step === 'sending'}>
      <legend className="sr-only">{t('title')}</legend>
      <ScreenshotField
        error={state.step === 'nothing' ? errors('errorScreenshot') : shot}
        screenshot={proof.screenshot}
      />
      <UtrField
        error={state.step === 'utr' && t('utr.warning')}
        help={t('utr.help')}
        id="balance-utr"
        mark={common('optional')}
        onType={proof.typeUtr}
        utr={proof.utr}
      />
    </fieldset>
  )
}

function Actions({ proof: { state, stop }, onBack }: Proof & { onBack: () => void }) {
  const t = useTranslations('guest.balance')
  const upload = useTranslations('booking.upload')
  if (state.step === 'sending') return <SendProgress onStop={stop} share={state.share} />
  return (
    <StickyActions>
      <Button size="large" type="submit">
        {t('submit')}
      </Button>
      <Button kind="outline" onClick={onBack} size="large">
        {upload('back')}
      </Button>
    </StickyActions>
  )
}

// What failed, with the focus: the pressed button may be far below it.
function Trouble({ state }: Pick<Proof['proof'], 'state'>) {
  const t = useTranslations('booking')
  const words = useGuestTrouble()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.step === 'nothing' || state.step === 'failed') box.current?.focus()
  }, [state])
  if (state.step !== 'nothing' && state.step !== 'failed') return null
  return (
    <Alert className="mb-4 scroll-mt-24" ref={box} role="alert" tone="error">
      {state.step === 'failed' ? words(state.trouble) : t('errorScreenshot')}
    </Alert>
  )
}

function Sent({ back }: { back: string }) {
  const t = useTranslations('guest.balance')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <>
      <Alert ref={box} role="status" tone="success">
        {t('sent')}
      </Alert>
      <a className={`mt-6 ${buttonClass({ kind: 'secondary' })}`} href={back}>
        {t('back')}
      </a>
    </>
  )
}
