import { ArrowRight, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import type { StayPrice as PriceOf, StayOffer } from '#lib/stays/schema/stay-change.ts'
import { AgreedPrice, PriceReason } from '../booking/agreed-price.tsx'
import { LetterPreview, languageName } from '../booking/letter-preview.tsx'
import { rupees } from '../kit/words.ts'
import type { StayForm } from './use-stay-form.ts'
import {
  balanceWords,
  chargeWords,
  fitWords,
  otherWords,
  ratesWords,
  untoldSentence,
} from './words.ts'

const t = staffWords('stay')

type StayPriceProps = { booking: StaffBooking; form: StayForm; room: WireRoom }

/** The stay’s price before and after, what is charged, and what the guest hears. `room` is the one that is chosen. */
export function StayPrice({ booking, form, room }: StayPriceProps) {
  const { offer, loading, isOld, isSame } = form
  const { unit: _, ...wrong } = offer?.errors ?? {}
  const isAgainst = offer !== null && !isOld && Object.keys(offer.errors).length > 0
  const isRight = offer !== null && Object.keys(wrong).length === 0
  return (
    <div className="mt-5 grid gap-4">
      <div aria-busy={loading} aria-live="polite" className="num grid gap-2">
        {offer?.problem && <p className="font-medium text-red">{offer.problem}</p>}
        {isRight && <BeforeAfter booking={booking} offer={offer} room={room} />}
        {isAgainst && !isSame && <p className="text-ink-2">{t('price.correct')}</p>}
        {isOld && !isSame && <p className="text-ink-2">{t('price.noAnswer')}</p>}
        {isSame && !offer?.problem && <p className="text-ink-2">{t('price.same')}</p>}
      </div>
      {isRight && !offer.problem && <Charged form={form} />}
      <StayLetter booking={booking} form={form} />
    </div>
  )
}

function Charged({ form: { typed, offer, field, change } }: { form: StayForm }) {
  if (!offer) return null
  const { was, will } = offer
  const { price } = typed
  const amount = rupees(will.quoted)
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">{t('price.legend')}</legend>
      <Choice
        checked={price === 'new'}
        help={will.quoted === was.total ? amount : t('price.standard', { amount })}
        name={chargeWords(offer)}
        onChange={() => change({ price: 'new' })}
      />
      {(will.quoted !== was.total || price === 'old') && (
        <Choice
          checked={price === 'old'}
          help={t('price.keepHelp')}
          name={t('price.keep', { amount: rupees(was.total) })}
          onChange={() => change({ price: 'old' })}
        />
      )}
      <Choice
        checked={price === 'other'}
        help={t('price.otherHelp')}
        name={t('price.other')}
        onChange={() => change({ price: 'other' })}
      />
      {price === 'old' && <PriceReason {...field('reason')} />}
      {price === 'other' && (
        <AgreedPrice price={field('sum')} quoted={will.quoted} reason={field('reason')} />
      )}
    </fieldset>
  )
}

type ChoiceProps = { name: ReactNode; help: string; checked: boolean; onChange: () => void }

function Choice({ name, help, checked, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
      <input
        checked={checked}
        className="mt-0.5 size-5 shrink-0 accent-lake"
        name="stay-price"
        onChange={onChange}
        type="radio"
      />
      <span className="num">
        <b className="font-semibold">{name}</b>
        <span className="block text-ink-2 text-sm">{help}</span>
      </span>
    </label>
  )
}

type BeforeAfterProps = { booking: StaffBooking; offer: StayOffer; room: WireRoom }

/** The price of a stay before and after a change, whether a unit is free, and what is due then. */
function BeforeAfter({ booking, offer, room }: BeforeAfterProps) {
  const { balance, back, checking } = balanceWords(
    // Somebody else may have changed the price since the booking was opened.
    { ...booking, amount: offer.was.total },
    offer.will.total,
  )
  const fit = fitWords(offer, room)
  return (
    <>
      {offer.free.length === 0 && <p className="font-medium text-red">{t('fit.none')}</p>}
      {fit && (
        <p className="flex items-center gap-2 font-medium text-leaf">
          <CircleCheck aria-hidden="true" className="shrink-0" size={20} />
          {fit}
        </p>
      )}
      <dl className="grid grid-cols-2 overflow-clip rounded-staff border border-edge">
        <Price name={t('price.before')} price={offer.was} />
        <Price isNext name={t('price.after')} price={offer.will} />
      </dl>
      <p className="font-semibold">{balance}</p>
      {back && <p>{back}</p>}
      {checking && <p className="text-ink-2">{checking}</p>}
    </>
  )
}

type PriceProps = { name: string; price: PriceOf; isNext?: boolean }

function Price({ name, price, isNext = false }: PriceProps) {
  return (
    <div className={`relative min-w-0 p-3.5 md:px-4 ${isNext ? 'bg-band ps-6 md:ps-6' : 'pe-6'}`}>
      <dt className="text-ink-2 text-sm">{name}</dt>
      <dd>
        {isNext && (
          <ArrowRight
            aria-hidden="true"
            className="absolute start-0 top-1/2 -translate-x-1/2 -translate-y-1/2 text-ink-2"
            size={20}
          />
        )}
        <span className="heading block text-title">{rupees(price.total)}</span>
        <span className="block text-ink-2 text-sm">{ratesWords(price)}</span>
        {price.others.map((other) => (
          <span className="block text-ink-2 text-sm" key={`${other.words} ${other.amount}`}>
            {otherWords(other)}
          </span>
        ))}
      </dd>
    </div>
  )
}

type StayLetterProps = { booking: StaffBooking; form: StayForm }

/** Asks whether to tell the guest of the change, and shows the mail that they would get. */
function StayLetter({ booking, form: { typed, offer, isSame, change } }: StayLetterProps) {
  const { full_name: name, email } = booking
  const letter = offer?.letter ?? null
  const [, now = ''] = letter?.english ?? []
  if (email === null) {
    return <p className="border-edge border-t pt-4 font-medium">{untoldSentence(name)}</p>
  }
  return (
    <div className="border-edge border-t pt-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          checked={typed.tell}
          className="size-5 shrink-0 accent-lake"
          onChange={(event) => change({ tell: event.target.checked })}
          type="checkbox"
        />
        <span>
          {t.rich(letter ? 'letter.tellIn' : 'letter.tell', {
            name: name.split(' ')[0] ?? '',
            language: letter ? languageName(letter.locale) : '',
            b: (words) => <b className="font-semibold">{words}</b>,
          })}
        </span>
      </label>
      {typed.tell && letter && !isSame && (
        <details className="ms-8">
          <summary className="num min-h-11 cursor-pointer text-ink-2 text-sm">
            “{now}”{' '}
            <span className="font-semibold text-lake underline underline-offset-3">
              {t('letter.read')}
            </span>
          </summary>
          <LetterPreview fullName={name} letter={letter} />
        </details>
      )}
    </div>
  )
}
