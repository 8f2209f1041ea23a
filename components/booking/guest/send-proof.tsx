'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { addressOf, call } from '#calls/client.ts'
import { useFormats } from '#components/farm/use-formats.ts'
import { ScreenshotField } from '#components/payments/proof/screenshot-field.tsx'
import { SendProgress } from '#components/payments/proof/send-progress.tsx'
import { UtrField } from '#components/payments/proof/utr-field.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { groupUtr, isUtr } from '#lib/payments/rules/utr.ts'
import { formatInstant, shortInstant } from '#lib/shared/dates.ts'
import { isAboutScreenshot } from '../troubles.ts'
import { useGuestTrouble } from './use-guest-trouble.ts'
import { useSendProof } from './use-send-proof.ts'

type Props = {
  secret: string
  /** The time at which staff's screenshot arrived (ISO 8601), and its size in bytes; null if none has. */
  received: { at: string; size: number } | null
  utr: string | null
  /** True for the first that is seen of a transfer. */
  awaitsTransfer: boolean
}

/** The form for a guest to send a clearer screenshot, or the UTR. */
export function SendProof({ secret, received, utr, awaitsTransfer }: Props) {
  const t = useTranslations('guest.proof')
  const own = useTranslations(awaitsTransfer ? 'guest.transfer' : 'guest.proof')
  const words = useGuestTrouble()
  const router = useRouter()
  const proof = useSendProof({
    known: utr,
    choose: (file, typed) => whatIsNew(file, typed, utr),
    async send(wanted, sending) {
      await call('POST stays/[secret]/proof', { params: { secret }, form: wanted, ...sending })
      router.refresh()
    },
  })
  const { state } = proof
  const sending = state.step === 'sending'
  return (
    <section>
      <h2 className="text-xl">{own('title')}</h2>
      <p className="mt-3 text-md text-ink-2">{own('text')}</p>
      <Answer state={state} />
      {received ? <Received {...received} secret={secret} /> : <div className="mt-5" />}
      <form
        className="no-script:hidden"
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!sending) void proof.send()
        }}
      >
        <fieldset className="grid gap-5" disabled={sending}>
          <legend className="sr-only">{own('title')}</legend>
          <ScreenshotField
            error={
              state.step === 'failed' && isAboutScreenshot(state.trouble) && words(state.trouble)
            }
            screenshot={proof.screenshot}
          />
          <Utr byBank={awaitsTransfer} known={utr} proof={proof} />
        </fieldset>
        {state.step === 'sending' ? (
          <SendProgress onStop={proof.stop} share={state.share} />
        ) : (
          <Button className="mt-6 max-md:w-full" kind="secondary" type="submit">
            {t('button')}
          </Button>
        )}
      </form>
    </section>
  )
}

function whatIsNew(file: File | null, utr: string, known: string | null) {
  const isNew = utr !== '' && utr !== known
  if (isNew && !isUtr(utr)) return 'utr'
  if (!file && !isNew) return 'nothing'
  return { ...(file && { screenshot: file }), ...(isNew && { utr }) }
}

type Proof = ReturnType<typeof useSendProof>

// The result of the last attempt, with the focus: the pressed button may be far below it.
function Answer({ state }: { state: Proof['state'] }) {
  const t = useTranslations('guest.proof')
  const words = useGuestTrouble()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.step === 'nothing' || state.step === 'done' || state.step === 'failed') {
      box.current?.focus()
    }
  }, [state])
  if (state.step === 'done') {
    return (
      <Alert className="mt-4 scroll-mt-24" ref={box} role="status" tone="success">
        {t('sent')}
      </Alert>
    )
  }
  if (state.step !== 'nothing' && state.step !== 'failed') return null
  const text = state.step === 'failed' ? words(state.trouble) : t('nothing')
  return (
    <Alert className="mt-4 scroll-mt-24" ref={box} role="alert" tone="error">
      {text}
    </Alert>
  )
}

function Received({ at, secret, size }: { at: string; secret: string; size: number }) {
  const t = useTranslations('guest.proof')
  const shot = useTranslations('booking.upload.shot')
  const locale = useLocale()
  const { fileSize } = useFormats()
  const path = addressOf('GET stays/[secret]/proof', { params: { secret } })
  return (
    <p className="mt-5 mb-5 flex items-center gap-4 text-xs text-ink-2">
      <a className="shrink-0" href={path} rel="noopener" target="_blank">
        {/* biome-ignore lint/performance/noImgElement: re-encoded when it came, and nobody else's business */}
        <img
          alt={shot('previewAlt')}
          className="h-[88px] w-[56px] rounded-plate border border-line bg-rice object-cover object-top"
          // A new screenshot has the same address, so the key reloads the image.
          key={at}
          loading="lazy"
          src={`${path}?at=${encodeURIComponent(at)}`}
        />
      </a>
      <span>
        <b className="block font-semibold text-md text-ink">
          {t('received', { when: formatInstant(at, locale, shortInstant) })}
        </b>
        {fileSize(size)}
      </span>
    </p>
  )
}

type UtrProps = { byBank: boolean; known: string | null; proof: Proof }

function Utr({ byBank, known, proof }: UtrProps) {
  const t = useTranslations('booking.upload.utr')
  const guest = useTranslations('guest.proof')
  const { state, utr, typeUtr } = proof
  const isKnown = known !== null && groupUtr(known) === utr
  useEffect(() => {
    if (state.step === 'utr') document.getElementById('guest-utr')?.focus()
  }, [state])
  return (
    <UtrField
      byBank={byBank}
      className="[&_input]:max-w-[24em]"
      error={state.step === 'utr' && t('warning')}
      help={isKnown ? guest('haveUtr') : t(byBank ? 'helpBank' : 'help')}
      id="guest-utr"
      onType={typeUtr}
      utr={utr}
    />
  )
}
