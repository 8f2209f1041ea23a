import { useTranslations } from 'next-intl'
import { dial } from '#components/farm/addresses.ts'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Told } from '#components/farm/told.tsx'
import { Words } from '#components/farm/words.tsx'
import { LockIcon, MessageIcon } from '#components/payments/icons.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { PhoneIcon } from '#components/ui/icons.tsx'
import type { Booking } from '#lib/booking/rules/booking.ts'
import { cancelledBecause } from '#lib/booking/rules/rejection.ts'
import { saidLines } from '#lib/booking/rules/said.ts'
import { statuses, takesPlace } from '#lib/booking/rules/statuses.ts'
import type { GuestPapers } from '#lib/documents/schema.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import type { Terms } from '#lib/farm/schema/facts.ts'
import { pages } from '#lib/i18n/pages.ts'
import { mayTell } from '#lib/reservations/rules/arrival.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { whatsappLink } from '#lib/shared/whatsapp-link.ts'
import { ChatLink } from '../chat-link.tsx'
import { BeforeYouCome } from './before-you-come.tsx'
import { Cancelling } from './cancelling.tsx'
import { Directions } from './directions.tsx'
import { FreshOnReturn } from './fresh-on-return.tsx'
import { GuestStatus } from './guest-status.tsx'
import { Papers } from './papers.tsx'
import { Paying } from './paying.tsx'
import { SendProof } from './send-proof.tsx'
import { StayCard } from './stay-card.tsx'

type Props = {
  booking: Booking
  /** The secret in this page's address, for its own requests. */
  secret: string
  now: Date
  papers: GuestPapers
  /** The address that offers the stay to Google Calendar. */
  googleCalendar: string
}

/**
 * A guest's own page: the status is its heading; then money, what they may say before they come, the stay and its price, how
 * to reach and find us, and what the guest may still do: first what many look for, last what nobody has to do.
 */
export function GuestPage({ booking, secret, now, papers, googleCalendar }: Props) {
  const { status, cancelAskedAt, guests, arrival, terms } = booking
  const live = takesPlace(status)
  const needsProof = isProofWanted(booking)
  const hasPapers = papers.papers.length > 0
  const tells = !cancelAskedAt && mayTell(booking, dayInIndia(now))
  return (
    <>
      <FreshOnReturn />
      <GuestStatus booking={booking} now={now} />
      <div
        data-no-float=""
        className={`wrap grid items-start gap-x-16 gap-y-8 pt-8 pb-16 md:pt-12 md:pb-22 ${live || needsProof ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,4.55fr)] lg:grid-rows-[auto_1fr_auto]' : ''}`}
      >
        <div className="max-w-[560px] space-y-8 empty:hidden lg:col-start-2">
          {(live || booking.paidPaise > 0 || booking.checkingPaise > 0) && (
            <Paying booking={booking} secret={secret} />
          )}
          {hasPapers && <Papers booking={booking} secret={secret} {...papers} />}
        </div>
        {tells && (
          <div className="max-w-[680px] lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <BeforeYouCome
              guests={guests}
              said={saidLines(booking)}
              secret={secret}
              terms={terms}
              told={arrival}
            />
          </div>
        )}
        <div className="max-w-[560px] space-y-8 lg:col-start-2 lg:row-span-2">
          <StayCard booking={booking} googleCalendar={googleCalendar} now={now} secret={secret} />
          {/* Papers come last until there is one to download. */}
          {!hasPapers && <Papers booking={booking} secret={secret} {...papers} />}
          <Contact reference={booking.reference} />
        </div>
        {(live || needsProof) && (
          <div
            className={`divide-y divide-line [&>*:last-child]:pb-0 [&>*]:py-10 ${tells ? 'border-line border-t lg:col-start-1' : 'max-lg:mt-2 lg:col-start-1 lg:row-span-3 lg:row-start-1 [&>*:first-child]:pt-0'}`}
          >
            <Rest booking={booking} needsProof={needsProof} now={now} secret={secret} />
          </div>
        )}
      </div>
    </>
  )
}

// A payment that was not found may still be shown to us. A guest without a claim pays and sends the proof on the payment page.
function isProofWanted({ status, paymentState, rejectedBecause }: Booking): boolean {
  if (paymentState === null || paymentState === 'verified') return false
  return takesPlace(status) || !cancelledBecause(rejectedBecause)
}

type RestProps = Omit<Props, 'papers' | 'googleCalendar'> & { needsProof: boolean }

/** The way to us, and what the guest may still do. */
function Rest({ booking, secret, now, needsProof }: RestProps) {
  const { status, utr, screenshot, awaitsTransfer } = booking
  return (
    <>
      {takesPlace(status) && (
        <>
          <Directions />
          <div className="grid gap-10 md:grid-cols-2 md:gap-12">
            <Cancelling booking={booking} now={now} secret={secret} />
            <Rules certain={statuses[status].stay === 'certain'} terms={booking.terms} />
          </div>
        </>
      )}
      {needsProof && (
        <SendProof
          awaitsTransfer={awaitsTransfer}
          received={screenshot && { at: screenshot.createdAt.toISOString(), size: screenshot.size }}
          secret={secret}
          utr={utr}
        />
      )}
    </>
  )
}

function Contact({ reference }: { reference: string }) {
  const t = useTranslations('guest')
  const chat = useTranslations('chat')
  const common = useTranslations('common')
  return (
    <section>
      <h2 className="text-title">{t('contact.title')}</h2>
      <p className="mt-1.5 text-md text-ink-2">
        <Words>{t('contact.text', { phone: farm().phone, email: farm().email })}</Words>
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5 [&>a]:flex-1 [&>a]:whitespace-nowrap [&>a]:px-3">
        <a className={buttonClass({ kind: 'outline' })} href={dial()}>
          <PhoneIcon />
          <bdi dir="ltr">{farm().phone}</bdi>
        </a>
        <a
          className={buttonClass({ kind: 'outline' })}
          href={whatsappLink(farm().whatsapp, t('title', { reference }))}
          rel="noopener"
        >
          <MessageIcon />
          {common('whatsapp')}
        </a>
      </div>
      <ChatLink>{chat('button')}</ChatLink>
      <p className="mt-5 flex items-start gap-2 text-xs text-ink-2">
        <LockIcon className="mt-0.5" size={17} />
        {t('private')}
      </p>
    </section>
  )
}

function Rules({ certain, terms: { maxDogs } }: { certain: boolean; terms: Terms }) {
  const t = useTranslations('guest.rules')
  const mail = useTranslations('mail.confirmed')
  return (
    <section>
      <h2 className="text-xl">{t('title')}</h2>
      <Told className="mt-3 text-md text-ink-2">{t('text', { maxDogs })}</Told>
      {certain && <p className="mt-3 text-md text-ink-2">{mail('p4')}</p>}
      <SiteLink className="text-link mt-3 inline-flex min-h-11 items-center" href={pages.terms}>
        {t('link')}
      </SiteLink>
    </section>
  )
}
