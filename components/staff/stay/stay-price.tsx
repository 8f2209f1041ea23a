import type { ReactNode } from 'react'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { AgreedPrice, PriceReason } from '../booking/agreed-price.tsx'
import { rupees } from '../kit/words.ts'
import { BeforeAfter } from './before-after.tsx'
import { StayLetter } from './stay-letter.tsx'
import type { StayForm } from './use-stay-form.ts'
import { chargeWords } from './words.ts'

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
        {isAgainst && !isSame && (
          <p className="text-ink-2">Put right first what is marked above.</p>
        )}
        {isOld && !isSame && (
          <p className="text-ink-2">No answer to this came yet. It is asked again by itself.</p>
        )}
        {isSame && !offer?.problem && <p className="text-ink-2">Nothing is changed yet.</p>}
      </div>
      {isRight && !offer.problem && <Charged form={form} />}
      <StayLetter booking={booking} form={form} />
    </div>
  )
}

function Charged({ form: { typed, offer, errors, change } }: { form: StayForm }) {
  if (!offer) return null
  const { was, will } = offer
  const { price, sum, reason } = typed
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">Price</legend>
      <Choice
        checked={price === 'new'}
        help={rupees(will.quoted) + (will.quoted === was.total ? '' : ', by nights and room')}
        name={chargeWords(offer)}
        onChange={() => change({ price: 'new' })}
      />
      {(will.quoted !== was.total || price === 'old') && (
        <Choice
          checked={price === 'old'}
          help="A reason is asked for and kept in the history"
          name={`Keep the old price, ${rupees(was.total)}`}
          onChange={() => change({ price: 'old' })}
        />
      )}
      <Choice
        checked={price === 'other'}
        help="Less or more, as you and the guest have agreed"
        name="Another price"
        onChange={() => change({ price: 'other' })}
      />
      {price === 'old' && (
        <PriceReason
          error={errors.reason}
          id="stay"
          onChange={(typed) => change({ reason: typed })}
          value={reason}
        />
      )}
      {price === 'other' && (
        <AgreedPrice
          errors={errors}
          id="stay"
          onChange={(changes) =>
            change('price' in changes ? { sum: changes.price } : { reason: changes.reason })
          }
          price={sum}
          quoted={will.quoted}
          reason={reason}
        />
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
