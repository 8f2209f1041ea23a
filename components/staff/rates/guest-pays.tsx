'use client'

import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { PriceLines } from './price-lines.tsx'
import { SideDialog } from './side-panel.tsx'
import { type Quoting, useQuote } from './use-quote.ts'

const mostGuests = 20
const guestOptions = Array.from({ length: mostGuests }, (_, at) => {
  return [String(at + 1), String(at + 1)] as const
})

/** The price of a stay as guests are told it, by their own calculation. Saves nothing. */
export function GuestPays({ onClose }: { onClose: () => void }) {
  const asking = useQuote()
  return (
    <SideDialog
      about="Nothing is booked or saved."
      onClose={onClose}
      title="What would a guest pay?"
    >
      <StayFields asking={asking} />
      <div aria-busy={asking.loading} aria-live="polite" className="mt-4">
        {asking.problem ? (
          <p className="rounded-control bg-rice px-3.5 py-2.5 text-sm">{asking.problem}</p>
        ) : (
          asking.quote && <PriceLines quote={asking.quote} />
        )}
      </div>
    </SideDialog>
  )
}

function StayFields({ asking }: { asking: Quoting }) {
  const { typed, change, rooms } = asking
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3.5">
      <div className="col-span-2">
        <ChosenField
          id="quote-room"
          label="Room"
          onChange={(room) => change({ room })}
          options={rooms.map(({ slug, name }) => [slug, name] as const)}
          value={typed.room}
        />
      </div>
      <TypedField
        id="quote-arrives"
        label="Arrives"
        onChange={(check_in) => change({ check_in })}
        inputClass="lg:px-2! lg:text-sm!"
        type="date"
        value={typed.check_in}
      />
      <TypedField
        id="quote-leaves"
        label="Leaves"
        min={typed.check_in}
        onChange={(check_out) => change({ check_out })}
        inputClass="lg:px-2! lg:text-sm!"
        type="date"
        value={typed.check_out}
      />
      <ChosenField
        id="quote-guests"
        label="Guests"
        onChange={(guests) => change({ guests })}
        options={guestOptions}
        value={typed.guests}
      />
      <TypedField
        id="quote-code"
        inputClass="uppercase"
        label="Code"
        maxLength={20}
        onChange={(code) => change({ code })}
        value={typed.code}
      />
    </div>
  )
}
