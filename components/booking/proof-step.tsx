'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SentenceSpace } from '#components/farm/sentence-space.tsx'
import { useFormats } from '#components/farm/use-formats.ts'
import { Words } from '#components/farm/words.tsx'
import { MessageIcon } from '#components/payments/icons.tsx'
import { ScreenshotField } from '#components/payments/proof/screenshot-field.tsx'
import { SendProgress } from '#components/payments/proof/send-progress.tsx'
import { UtrField } from '#components/payments/proof/utr-field.tsx'
import { Button } from '#components/ui/button.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { splitOf } from '#lib/payments/rules/deposit.ts'
import { isUtr, plainUtr } from '#lib/payments/rules/utr.ts'
import { Agreement } from './agreement.tsx'
import { CaptchaField, Honeypot } from './captcha-field.tsx'
import { HoldTime } from './hold-time.tsx'
import { StickyActions } from './sticky-actions.tsx'
import { isAboutScreenshot } from './troubles.ts'
import { useBooking } from './use-booking.ts'
import { useTroubleWords } from './use-trouble-words.ts'
import { useWhatsappText } from './whatsapp-text.ts'

/** The fields for the screenshot, the UTR if the guest has it, and the captcha. */
export function ProofStep() {
  const t = useTranslations('booking.upload')
  const words = useTroubleWords()
  const { flow, screenshot, back, send, stop } = useBooking()
  const { trouble } = flow
  const [website, setWebsite] = useState('')
  const { money } = useFormats()
  const { amountPaise = 0, paying = 'deposit', terms = farm() } = flow.hold ?? {}
  const { nowPaise } = splitOf(amountPaise, paying, terms)
  const sending = flow.sent !== null
  return (
    <section className="outline-none" id="booking-step" tabIndex={-1}>
      <h2 className="heading text-xl">{t('title')}</h2>
      <p className="mt-2 text-ink-2">
        <Words>{t('lead', { amount: money(nowPaise) })}</Words>
      </p>
      <HoldTime />
      <form
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!sending) send(website)
        }}
      >
        <fieldset className="grid gap-5" disabled={sending}>
          <legend className="sr-only">{t('title')}</legend>
          <ScreenshotField
            error={isAboutScreenshot(trouble) && words(trouble)}
            screenshot={screenshot}
          />
          <Utr />
          <CaptchaField />
          <Honeypot onChange={setWebsite} value={website} />
        </fieldset>
        <Agreement />
        {flow.sent === null ? (
          <StickyActions>
            <Button size="large" type="submit">
              {t('submit')}
            </Button>
            <Button kind="outline" onClick={back} size="large">
              {t('back')}
            </Button>
          </StickyActions>
        ) : (
          <SendProgress onStop={stop} share={flow.sent} />
        )}
      </form>
      <Whatsapp />
    </section>
  )
}

function Utr() {
  const t = useTranslations('booking.upload.utr')
  const common = useTranslations('common')
  const { flow, dispatch } = useBooking()
  const [left, setLeft] = useState(false)
  const { utr } = flow.proof
  const doubtful = left && utr !== '' && !isUtr(plainUtr(utr))
  return (
    <UtrField
      help={
        <>
          {t('help')}
          <SentenceSpace />
          {t('optional')}
        </>
      }
      id="booking-utr"
      mark={common('optional')}
      note={
        <p className="font-medium text-xs text-turmeric-ink" role="status">
          {doubtful && <span className="mt-1.5 block">{t('warning')}</span>}
        </p>
      }
      onBlur={() => setLeft(true)}
      onType={(typed) => dispatch({ type: 'proved', proof: { utr: typed } })}
      utr={utr}
    />
  )
}

function Whatsapp() {
  const t = useTranslations('booking.upload.whatsapp')
  const common = useTranslations('common')
  return (
    <p className="mt-5 flex max-w-[40em] gap-3 text-ink-2 text-sm">
      <MessageIcon className="mt-0.5 text-lake" />
      <span>
        <a
          className="font-semibold text-lake underline underline-offset-2"
          href={useWhatsappText()}
          rel="noopener"
          target="_blank"
        >
          {t('button')}
          <span className="sr-only">{` (${common('newTab')})`}</span>
        </a>
        <br />
        {t('help')}
      </span>
    </p>
  )
}
