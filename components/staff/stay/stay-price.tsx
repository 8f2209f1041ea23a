import type { StayOffer } from '#lib/booking/schema/stay-change.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import { TypedField } from '../form-fields.tsx'
import { count, rupees } from '../words.ts'
import type { StayForm } from './use-stay-form.ts'
import { gapWords, priceWords, untoldSentence } from './words.ts'

type StayPriceProps = { booking: StaffBooking; form: StayForm }

/** The stay’s price before and after, what is charged, and what the guest hears. */
export function StayPrice({ booking, form }: StayPriceProps) {
  const { typed, offer, errors, change, loading } = form
  const { unit: _, ...wrong } = offer?.errors ?? {}
  const isWrong = Object.keys(wrong).length > 0
  return (
    <div className="mt-5 grid gap-4 border-edge border-t pt-4">
      <div aria-busy={loading} aria-live="polite" className="num">
        {offer?.problem && <p className="font-medium text-red">{offer.problem}</p>}
        {offer && !isWrong && <Offer booking={booking} offer={offer} />}
        {form.isSame && !offer?.problem && <p className="text-ink-2">Nothing is changed yet.</p>}
      </div>
      {offer && !isWrong && offer.will.total !== offer.was.total && (
        <fieldset className="grid gap-1">
          <legend className="mb-1.5 font-semibold text-sm">Price</legend>
          <Choice
            checked={typed.price === 'new'}
            name={`${rupees(offer.will.total)}, as nights and room cost`}
            onChange={() => change({ price: 'new' })}
          />
          <Choice
            checked={typed.price === 'old'}
            name={`${rupees(offer.was.total)}, as before`}
            onChange={() => change({ price: 'old' })}
          />
        </fieldset>
      )}
      {typed.price === 'old' && (
        <TypedField
          error={errors.reason}
          help="Only staff read it."
          id="stay-reason"
          label="Why the price stays"
          maxLength={500}
          onChange={(reason) => change({ reason })}
          value={typed.reason}
        />
      )}
      {booking.email === null ? (
        <p className="font-medium">{untoldSentence(booking.full_name)}</p>
      ) : (
        <Tell checked={typed.tell} onChange={(tell) => change({ tell })} />
      )}
    </div>
  )
}

function Offer({ booking, offer }: { booking: StaffBooking; offer: StayOffer }) {
  const free = offer.free.length
  const due = offer.will.total - booking.paid
  return (
    <>
      <p>
        Before: {priceWords(offer.was)}. After: {priceWords(offer.will)}.{' '}
        <b className="font-semibold">{gapWords(offer)}.</b>
      </p>
      <p className={free === 0 ? 'font-medium text-red' : 'text-ink-2'}>
        {free === 0 ? 'No unit of this room is free then.' : `${count(free, 'unit')} free then.`}{' '}
        {due < 0 && `The farm then has ${rupees(-due)} to pay back.`}
      </p>
    </>
  )
}

function Tell({ checked, onChange }: { checked: boolean; onChange: (tell: boolean) => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        checked={checked}
        className="size-5 accent-lake"
        onChange={(event) => onChange(event.target.checked)}
        type="checkbox"
      />
      Tell the guest by mail, in their language
    </label>
  )
}

type ChoiceProps = { name: string; checked: boolean; onChange: () => void }

function Choice({ name, checked, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        checked={checked}
        className="size-5 accent-lake"
        name="stay-price"
        onChange={onChange}
        type="radio"
      />
      {name}
    </label>
  )
}
