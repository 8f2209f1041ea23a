'use client'

import { CircleCheck, CircleX, Clock, Copy, MessageCircle } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { Undo } from '#lib/booking/rules/taking-back.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import type { DeskBooked } from '#lib/reservations/schema/desk-booking.ts'
import { takingBack } from '../booking/taking-back.ts'
import { Decide } from '../kit/action/decide.tsx'
import { useAction } from '../kit/action/use-action.ts'
import { closeNewBooking } from '../kit/address/new-booking.ts'
import { useToast } from '../kit/toast/toast.ts'
import { rupees, untilWords } from '../kit/words.ts'
import { SheetFrame } from './sheet-frame.tsx'
import { BookedSummary } from './summary.tsx'
import { bookedWords, firstName, languageNames, rangeWords } from './words.ts'

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
      title="Booked"
      titleOnPhone="Booked"
    >
      <div className="num flex items-center gap-4 rounded-card bg-leaf-tint px-4 py-4 text-[#2c4d28] lg:mt-4 lg:px-5.5">
        <CircleCheck aria-hidden="true" className="max-lg:hidden" size={34} />
        <div role="status">
          <p className="heading text-xl">
            <bdi>{unit}</bdi> is <bdi>{firstName({ name: booked.booking.full_name })}</bdi>’s
          </p>
          <p>{stay}</p>
        </div>
      </div>
      <h3 className="mt-5 mb-0.5 font-semibold text-base">What happens next</h3>
      <Told booked={booked} isOpened={isOpened} locale={locale} />
    </SheetFrame>
  )
}

type ToldProps = Omit<BookedProps, 'onAgain'> & { isOpened: boolean }

function Told({ booked, locale, isOpened }: ToldProps) {
  const { email, phone, full_name: name, pay_by, to_pay } = booked.booking
  const { unit } = bookedWords(booked)
  const about = pay_by ? `stay, price, link to pay ${rupees(to_pay)}` : 'the confirmation'
  return (
    <ul className="num">
      <Item
        Icon={MessageCircle}
        title={isOpened ? `WhatsApp opened for ${phone}` : `WhatsApp to ${phone} not opened yet`}
      >
        {isOpened
          ? 'The message with the link is ready: press send in WhatsApp.'
          : 'Open WhatsApp: the message with the link is ready to send.'}
      </Item>
      {email ? (
        <Item Icon={CircleCheck} title={`E-mail to ${email} in half a minute`}>
          In {languageNames[locale]}: {about}. Until then, you can undo the booking.
        </Item>
      ) : (
        <Item Icon={CircleX} title="No e-mail">
          There’s no e-mail address, so the guest won’t get an e-mail.
        </Item>
      )}
      <Item Icon={CircleCheck} title={`${unit} is off sale, ${rangeWords(booked.booking)}`}>
        The website shows these nights as taken.
      </Item>
      {pay_by && (
        <Item
          Icon={Clock}
          title={`Payment due by ${untilWords(new Date(pay_by))}: we’ll remind you`}
        >
          If it hasn’t been paid by then, keep the room for {firstName({ name })} or release it.
          Nothing happens automatically.
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
          Open WhatsApp
        </a>
        <Link
          className={buttonClass({ kind: isToSend ? 'outline' : 'secondary', wide: true })}
          href={staffBookingPath(reference)}
        >
          Open the booking
        </Link>
        <div className="grid grid-cols-2 gap-2">
          {booked.undo && <UndoButton reference={reference} undo={booked.undo} />}
          <Button className="px-3!" kind="outline" onClick={onAgain}>
            Book another
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
      () => toast({ tone: 'success', text: 'Link copied.' }),
      () => toast({ tone: 'error', text: 'Couldn’t copy. Please select the link and copy it.' }),
    )
  return (
    <div>
      <label className="mb-1.5 block font-semibold text-sm" htmlFor="new-page">
        Guest’s booking page
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
        <IconButton className="icon-button" label="Copy the link" onClick={() => void copy()}>
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
      return `${reference} undone. The guest wasn’t told.`
    },
    refused: (why) => `Couldn’t undo this. ${why}`,
  })
  return (
    <Decide kind="outline" onPress={() => void run(back)} busy={busy.has(reference)}>
      Undo
    </Decide>
  )
}
