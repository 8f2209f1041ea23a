'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { UsuallyBy } from '#components/farm/usual-wait.tsx'
import { Words } from '#components/farm/words.tsx'
import { CopyButton } from '#components/payments/copy-button.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { Ltr } from '#components/ui/ltr.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { transferHours } from '#lib/booking/rules/transfer.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { Link } from '#lib/i18n/navigation.tsx'
import { splitOf } from '#lib/payments/rules/deposit.ts'
import { ChatHelp } from './chat-help.tsx'
import { useRoomName } from './room-words.ts'
import { Stepper } from './stepper.tsx'
import { Timeline } from './timeline.tsx'
import { useBooking } from './use-booking.ts'

/** The booking has arrived: its reference, a link to its page, and the next steps. */
export function DoneStep() {
  const t = useTranslations('booking.done')
  const common = useTranslations('common')
  const { result } = useBooking().flow
  const [sentAt] = useState(() => new Date())
  const transfer = useTranslations('booking.transfer')
  if (!result) return null
  const said = result.mailed ? 'done' : 'doneUnmailed'
  const submitted = result.mailed ? t('text') : t('textUnmailed')
  const text = result.byTransfer ? transfer(said, { hours: transferHours }) : submitted
  const isChecked = !result.needsRoom && !result.byTransfer
  return (
    <>
      <Band />
      <div className="wrap pb-16" data-no-float="">
        <Stepper />
        <section className="grid items-start gap-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,4.55fr)] lg:gap-20">
          <div className="outline-none" id="booking-step" tabIndex={-1}>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="text-ink-2 text-sm max-md:w-full">{t('reference')}</span>
              <b className="heading font-semibold text-title tracking-wide">
                <Ltr>{result.reference}</Ltr>
              </b>
              <CopyButton
                done={common('copied')}
                label={common('fact', { label: common('copy'), value: t('reference') })}
                text={result.reference}
              />
            </div>
            <h1 className="mt-5 heading text-page leading-tight">{t('title')}</h1>
            <p className="mt-3.5 max-w-[32em] text-ink-2 md:text-lg">
              {result.needsRoom ? t('needsRoom') : text}
            </p>
            {isChecked && (
              <UsuallyBy className="mt-2 max-w-[32em] text-ink-2" now={sentAt} sentAt={sentAt} />
            )}
            {result.mailed || <Unmailed statusUrl={result.statusUrl} />}
            <div className="mt-8 flex flex-wrap gap-4">
              <a className={buttonClass({ size: 'large' })} href={result.statusUrl}>
                {t('page')}
              </a>
              <Link className={buttonClass({ kind: 'outline', size: 'large' })} href="/">
                {t('home')}
              </Link>
            </div>
            <p className="mt-5 max-w-[40em] text-ink-2 text-sm">
              {t('pageHelp', { mailed: result.mailed ? 'yes' : 'no' })}
            </p>
            {result.mailed && (
              <p className="mt-2 max-w-[40em] text-ink-2 text-sm">
                <Words>{t('noMail', { phone: farm().phone })}</Words>
              </p>
            )}
          </div>
          <Next />
        </section>
        <ChatHelp />
      </div>
    </>
  )
}

// Without an e-mail, this is the only place with the link.
function Unmailed({ statusUrl }: { statusUrl: string }) {
  const t = useTranslations('booking.done')
  const { href } = new URL(statusUrl, location.origin)
  return (
    <Alert className="mt-5 max-w-[40em]" title={t('unmailed.title')} tone="warning">
      <p>{t('unmailed.text')}</p>
      <p className="mt-2 flex items-center justify-between gap-3">
        <bdi className="wrap-anywhere" dir="ltr">
          {href}
        </bdi>
        <CopyButton done={t('unmailed.copied')} label={t('unmailed.copy')} text={href} />
      </p>
    </Alert>
  )
}

function Band() {
  const { done } = useBooking().pictures
  if (!done) return null
  return (
    <div
      className={`relative overflow-clip bg-hill ${done ? 'h-[200px] md:h-[330px]' : 'h-20 md:h-28'}`}
    >
      {done && (
        <Picture
          alt=""
          className="h-full w-full object-cover rtl:data-art:-scale-x-100"
          entry={done}
          sizes="100vw"
        />
      )}
      <span aria-hidden="true" className="eave eave-end" />
    </div>
  )
}

function Next() {
  const t = useTranslations('booking.done')
  const price = useTranslations('booking.price')
  const common = useTranslations('common')
  const { flow, room } = useBooking()
  const { days, money, list } = useFormats()
  const nameOf = useRoomName()
  const { fields, hold, result } = flow
  const transfer = useTranslations('booking.transfer')
  const byTransfer = result?.byTransfer ?? false
  const { nowPaise, leftPaise } = splitOf(
    hold?.amountPaise ?? 0,
    hold?.paying ?? 'deposit',
    hold?.terms ?? farm(),
  )
  const sums: [string, number][] = hold
    ? [
        [price('total'), hold.amountPaise],
        [byTransfer ? transfer('now') : t('paid'), nowPaise],
        [t('left'), leftPaise],
      ]
    : []
  return (
    <div>
      <h2 className="mb-4 heading text-xl">{t('next')}</h2>
      <Timeline at="submitted" waitsFor={byTransfer ? 'transfer' : undefined} />
      <p className="mt-5 border-line border-t pt-4 text-ink-2 text-sm">
        <b className="block heading font-semibold text-lg text-ink">
          {nameOf(room ?? fields.roomType)}
        </b>
        <span className="block first-letter:uppercase">
          {list(days(fields.checkIn, fields.checkOut), common('guests', { count: fields.guests }))}
        </span>
        {sums.map(([label, paise]) => (
          <span className="block" key={label}>
            {common('fact', { label, value: money(paise) })}
          </span>
        ))}
      </p>
    </div>
  )
}
