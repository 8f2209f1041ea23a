import { useLocale, useTranslations } from 'next-intl'
import { addressOf } from '#calls/client.ts'
import { DownloadIcon } from '#components/payments/icons.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { ArrowIcon, CalendarIcon } from '#components/ui/icons.tsx'
import { Ltr } from '#components/ui/ltr.tsx'
import { type Booking, calendarEntry, roomNameIn } from '#lib/booking/rules/booking.ts'
import { takesPlace } from '#lib/booking/rules/statuses.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { isolateIn } from '#lib/i18n/isolate.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { listed } from '#lib/i18n/listed.ts'
import { priceOfCharges } from '#lib/rates/rules/charges.ts'
import { priceLines } from '#lib/rates/rules/price-lines.ts'
import { gstWords, priceWords } from '#lib/rates/words.ts'
import { dayInIndia, formatStayDay } from '#lib/shared/dates.ts'
import { formatRupees } from '#lib/shared/money.ts'
import { OtherDates } from './other-dates.tsx'

type Props = { booking: Booking; secret: string; now: Date }
type CardProps = Props & { googleCalendar: string }

/** Room, dates and price of a booking that has been made, and its calendar file. */
export function StayCard({ booking, secret, now, googleCalendar }: CardProps) {
  const t = useTranslations('guest.stay')
  const words = useTranslations('booking.form')
  const locale = useLocale()
  const marathi = booking.room.names.mr
  const facts = farmFacts(locale, undefined, booking.terms)
  return (
    <section className="rounded-card border border-line bg-card px-5 py-6 md:px-6.5">
      <h2 className="font-semibold font-text text-ink-2 text-sm tracking-normal">{t('title')}</h2>
      <p className="heading mt-1.5 text-xl">{roomNameIn(locale, booking)}</p>
      {marathi && (
        <p className="mt-1 text-md text-laterite" lang="mr">
          {marathi}
        </p>
      )}
      {booking.door !== null && (
        <p className="mt-1.5 text-ink-2 text-md">
          {t('door')} <bdi className="text-ink">{booking.door}</bdi>
        </p>
      )}
      <div className="mt-4 grid grid-cols-[1fr_auto_1fr] items-start gap-2.5 sm:gap-3.5 border-line border-y py-3">
        <DateBlock
          day={formatStayDay(booking.checkIn, locale)}
          help={words('checkIn.help', facts)}
          label={t('checkIn')}
        />
        <ArrowIcon className="mt-6 text-line-control" />
        <DateBlock
          day={formatStayDay(booking.checkOut, locale)}
          help={words('checkOut.help', facts)}
          label={t('checkOut')}
        />
      </div>
      <Price booking={booking} />
      <Calendar entry={calendarEntry(booking)} google={googleCalendar} secret={secret} />
      <AskDates booking={booking} now={now} secret={secret} />
    </section>
  )
}

// Who asks to cancel waits for that answer first.
function AskDates({ booking, secret, now }: Props) {
  const t = useTranslations('guest.status.cancelled')
  const own = isolateIn(useLocale() as Locale)
  const { status, checkIn, checkOut, cancelAskedAt, wish, declined } = booking
  const today = dayInIndia(now)
  if (!takesPlace(status) || cancelAskedAt || today > checkOut) return null
  const begun = checkIn < today
  return (
    <OtherDates
      begun={begun}
      declined={
        declined && {
          checkIn: declined.checkIn,
          checkOut: declined.checkOut,
          note: declined.words && t('note', { reason: own(declined.words) }),
        }
      }
      earliest={begun ? checkIn : today}
      guests={booking.guests}
      room={{ name: booking.roomName, names: booking.room.names }}
      secret={secret}
      stay={{ checkIn, checkOut }}
      totalPaise={booking.totalPaise}
      wish={wish && { checkIn: wish.checkIn, checkOut: wish.checkOut }}
    />
  )
}

function DateBlock({ label, day, help }: { label: string; day: string; help: string }) {
  return (
    <p className="text-xs text-ink-2 leading-snug">
      {label}
      <b className="heading block text-lg text-ink">{day}</b>
      {help}
    </p>
  )
}

function Price({ booking: { charges, nights, guests } }: { booking: Booking }) {
  const t = useTranslations()
  const locale = useLocale() as Locale
  const lines = priceLines(charges)
  const { gstPaise, totalPaise, percents } = priceOfCharges(charges)
  return (
    <>
      <p className="mt-3 text-ink-2 text-sm">
        {listed(
          [t('common.nights', { count: nights }), t('common.guests', { count: guests })],
          locale,
        )}
      </p>
      <dl className="mt-2.5 text-md">
        {lines.map((line, at) => (
          <PriceRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a price never change places
            key={at}
            label={priceWords(line, t, locale)}
            paise={line.paise}
          />
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-ink border-t-[1.5px] pt-3">
          <dt className="font-semibold">{t('booking.price.total')}</dt>
          <dd className="heading text-2xl leading-none">
            <Ltr>{formatRupees(totalPaise, locale)}</Ltr>
          </dd>
        </div>
        {gstPaise > 0 && <PriceRow label={gstWords(percents, t, locale)} paise={gstPaise} />}
      </dl>
    </>
  )
}

function PriceRow({ label, paise }: { label: string; paise: number }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt className="text-ink-2">{label}</dt>
      <dd className="shrink-0">
        <Ltr>{formatRupees(paise, useLocale())}</Ltr>
      </dd>
    </div>
  )
}

// The same in every language.
const googleCalendarName = 'Google Calendar'

type CalendarProps = {
  entry: ReturnType<typeof calendarEntry>
  google: string
  secret: string
}

// An iPhone adds the file that it opens; Google Calendar on Android needs a link instead.
function Calendar({ entry, google, secret }: CalendarProps) {
  const t = useTranslations('guest')
  if (entry === 'none') return null
  const href = addressOf('GET stays/[secret]/calendar', { params: { secret } })
  const certain = entry === 'certain'
  return (
    <div className="mt-5 text-center">
      <a
        className={buttonClass({ kind: certain ? 'primary' : 'secondary', wide: true })}
        href={href}
      >
        <CalendarIcon />
        {t('calendar')}
      </a>
      {!certain && <p className="mt-2 text-xs text-ink-2">{t('calendarHint')}</p>}
      <p className="mt-1.5 flex flex-wrap justify-center gap-x-5">
        <a
          className="text-link inline-flex min-h-11 items-center"
          href={google}
          rel="noopener"
          target="_blank"
        >
          {googleCalendarName}
        </a>
        <a className="text-link inline-flex min-h-11 items-center gap-2" download href={href}>
          <DownloadIcon size={18} />
          {t('calendarFile')}
        </a>
      </p>
    </div>
  )
}
