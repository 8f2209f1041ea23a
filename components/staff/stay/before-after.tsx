import { ArrowRight, CircleCheck } from 'lucide-react'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import type { StayOffer, StayPrice } from '#lib/stays/schema/stay-change.ts'
import { rupees } from '../kit/words.ts'
import { balanceWords, fitWords, otherWords, ratesWords } from './words.ts'

type BeforeAfterProps = { booking: StaffBooking; offer: StayOffer; room: WireRoom }

/** The price of a stay before and after a change, if a unit is free for it, and what is due then. */
export function BeforeAfter({ booking, offer, room }: BeforeAfterProps) {
  const { balance, back, checking } = balanceWords(
    // Somebody else may have changed the price since the booking was opened.
    { ...booking, amount: offer.was.total },
    offer.will.total,
  )
  const fit = fitWords(offer, room)
  return (
    <>
      {offer.free.length === 0 && (
        <p className="font-medium text-red">No unit of this room is free then.</p>
      )}
      {fit && (
        <p className="flex items-center gap-2 font-medium text-leaf">
          <CircleCheck aria-hidden="true" className="shrink-0" size={20} />
          {fit}
        </p>
      )}
      <dl className="grid grid-cols-2 overflow-clip rounded-staff border border-edge">
        <Price name="Before" price={offer.was} />
        <Price isNext name="After" price={offer.will} />
      </dl>
      <p className="font-semibold">{balance}</p>
      {back && <p>{back}</p>}
      {checking && <p className="text-ink-2">{checking}</p>}
    </>
  )
}

type PriceProps = { name: string; price: StayPrice; isNext?: boolean }

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
