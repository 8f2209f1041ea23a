'use client'

import { CircleCheck, CircleX, Clock, Copy, MessageCircle } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { Undo } from '#lib/booking/rules/taking-back.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { DeskBooked } from '#lib/reservations/schema/desk-booking.ts'
import { takingBack } from '../booking/taking-back.ts'
import { Decide } from '../kit/action/decide.tsx'
import { notUndone } from '../kit/action/undo-words.ts'
import { useAction } from '../kit/action/use-action.ts'
import { closeNewBooking } from '../kit/address/new-booking.ts'
import { useToast } from '../kit/toast/toast.ts'
import { rupees, shortDates, untilWords } from '../kit/words.ts'
import { SheetFrame } from './sheet-frame.tsx'
import { BookedSummary } from './summary.tsx'
import { bookedWords, firstName } from './words.ts'

const t = staffWords('newBooking')

type BookedProps = { booked: DeskBooked; locale: Locale; onAgain: () => void }

/** The end of a new booking, by the answer and not by what was typed: what was booked, and what went to whom. */
export function Booked({ booked, locale, onAgain }: BookedProps) {
  const { unit, stay } = bookedWords(booked)
  const [isOpened, setOpened] = useState(false)
  const open = () => setOpened(true)
  return (
    <SheetFrame
      footer={<Footer booked={booked} isOpened={isOpened} onAgain={onAgain} onWhatsapp={open} />}
      onBack={null}
      onClose={closeNewBooking}
      step={null}
      title={t('booked.title')}
      titleOnPhone={t('booked.title')}
    >
      <div className="num flex items-center gap-4 rounded-card bg-leaf-tint px-4 py-4 text-[#2c4d28] lg:mt-4 lg:px-5.5">
        <CircleCheck aria-hidden="true" className="max-lg:hidden" size={34} />
        <div role="status">
          <p className="heading text-xl">
            {t.rich('booked.whose', {
              unit: () => <bdi>{unit}</bdi>,
              name: () => <bdi>{firstName({ name: booked.booking.full_name })}</bdi>,
            })}
          </p>
          <p>{stay}</p>
        </div>
      </div>
      <h3 className="mt-5 mb-0.5 font-semibold text-base">{t('booked.next')}</h3>
      <NextSteps booked={booked} isOpened={isOpened} locale={locale} />
    </SheetFrame>
  )
}

type NextStepsProps = Omit<BookedProps, 'onAgain'> & { isOpened: boolean }

function NextSteps({ booked, locale, isOpened }: NextStepsProps) {
  const { email, phone, full_name: name, pay_by, to_pay } = booked.booking
  const { unit } = bookedWords(booked)
  const language = t(`languages.${locale}`)
  return (
    <ul className="num">
      <Item
        Icon={MessageCircle}
        title={t(isOpened ? 'booked.whatsapp.opened' : 'booked.whatsapp.notOpened', { phone })}
      >
        {t(isOpened ? 'booked.whatsapp.send' : 'booked.whatsapp.open')}
      </Item>
      {email ? (
        <Item Icon={CircleCheck} title={t('booked.mail.title', { address: email })}>
          {pay_by
            ? t('booked.mail.link', { language, amount: rupees(to_pay) })
            : t('booked.mail.confirmation', { language })}
        </Item>
      ) : (
        <Item Icon={CircleX} title={t('booked.mail.none')}>
          {t('booked.mail.noAddress')}
        </Item>
      )}
      <Item
        Icon={CircleCheck}
        title={t('booked.offSale', { unit, dates: shortDates(booked.booking) })}
      >
        {t('booked.offSaleHelp')}
      </Item>
      {pay_by && (
        <Item Icon={Clock} title={t('booked.due', { until: untilWords(new Date(pay_by)) })}>
          {t('booked.dueHelp', { name: firstName({ name }) })}
        </Item>
      )}
    </ul>
  )
}

type ItemProps = { Icon: typeof Clock; title: string; children: ReactNode }

function Item({ Icon, title, children }: ItemProps) {
  const look = Icon === Clock || Icon === CircleX ? 'text-turmeric-ink' : 'text-leaf'
  return (
    <li className="grid grid-cols-[24px_1fr] gap-3 border-rule border-b py-3 last:border-b-0">
      <Icon aria-hidden="true" className={`mt-px ${look}`} size={20} />
      <div>
        <b className="block font-semibold">{title}</b>
        <div className="text-ink-2 text-sm">{children}</div>
      </div>
    </li>
  )
}

type FooterProps = Omit<BookedProps, 'locale'> & { isOpened: boolean; onWhatsapp: () => void }

// Until the guest has the link to pay, sending it is what is left to do.
function Footer({ booked, onAgain, isOpened, onWhatsapp }: FooterProps) {
  const { reference, booking } = booked
  const isToSend = booking.pay_by !== null && !isOpened
  return (
    <>
      <BookedSummary booking={booked.booking} />
      <div className="grid gap-2 lg:mt-auto">
        <PageLink url={booked.page_url} />
        <a
          className={buttonClass({ kind: isToSend ? 'secondary' : 'outline', wide: true })}
          href={booked.whatsapp_url}
          onClick={onWhatsapp}
          rel="noopener"
          target="_blank"
        >
          <MessageCircle aria-hidden="true" size={19} />
          {t('booked.openWhatsapp')}
        </a>
        <Link
          className={buttonClass({ kind: isToSend ? 'outline' : 'secondary', wide: true })}
          href={staffBookingPath(reference)}
        >
          {t('booked.open')}
        </Link>
        <div className="grid grid-cols-2 gap-2">
          {booked.undo && <UndoButton reference={reference} undo={booked.undo} />}
          <Button className="px-3!" kind="outline" onClick={onAgain}>
            {t('booked.again')}
          </Button>
        </div>
      </div>
    </>
  )
}

function PageLink({ url }: { url: string }) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast({ tone: 'success', text: t('booked.copied') }),
      () => toast({ tone: 'error', text: t('booked.notCopied') }),
    )
  return (
    <div>
      <label className="mb-1.5 block font-semibold text-sm" htmlFor="new-page">
        {t('booked.page')}
      </label>
      <div className="control flex items-center ps-3.5! pe-0.5!">
        <input
          className="min-w-0 flex-1 truncate bg-transparent"
          dir="ltr"
          id="new-page"
          onFocus={(event) => event.target.select()}
          readOnly
          value={url}
        />
        <IconButton className="icon-button" label={t('booked.copy')} onClick={() => void copy()}>
          <Copy size={19} />
        </IconButton>
      </div>
    </div>
  )
}

function UndoButton({ reference, undo }: { reference: string; undo: Undo }) {
  const { busy, run } = useAction(() => undefined)
  const back = takingBack(undo, {
    about: reference,
    done: () => {
      closeNewBooking()
      return t('booked.undone', { reference })
    },
    refused: notUndone,
  })
  return (
    <Decide kind="outline" onPress={() => void run(back)} busy={busy.has(reference)}>
      {t('booked.undo')}
    </Decide>
  )
}
