'use client'

import { chargesGst } from '#lib/gst/rules/registration.ts'
import { type SentGuests, saveRoomGuests } from '#lib/rates/client/extras.ts'
import { type RoomGuests, roomGuestsChange } from '#lib/rates/schema/extras.ts'
import { typedRupees } from '#lib/shared/money.ts'
import { TypedField } from '../kit/form/form-fields.tsx'
import { useEditForm } from '../kit/form/use-edit-form.ts'
import { EditorFrame, type Ways } from './editor-frame.tsx'

/** Changes for how many guests a room's price is, and what one more costs. */
export function GuestsEditor({ guests, undo, ...ways }: Ways & { guests: RoomGuests }) {
  const form = useEditForm(guests, {
    toDraft: draftOf,
    toSent: (draft, { room, version }): SentGuests => ({
      room,
      version,
      sleeps: draft.sleeps.trim() || null,
      guests_included: draft.guests_included.trim() || null,
      extra_guest_price: draft.extra_guest_price.trim() || null,
    }),
    schema: roomGuestsChange,
    save: async (sent) => {
      const { change, room } = await saveRoomGuests(sent)
      undo.tell(change, `The guests of ${room.name} are saved.`)
      return room
    },
    readTheirs: async ({ code, detail }) =>
      code === 'changed_meanwhile' ? ((detail.data?.room as RoomGuests | null) ?? null) : null,
  })
  const { draft, errors, change } = form
  return (
    <EditorFrame form={form} id="guests-form" title={`Guests of ${guests.name}`} {...ways}>
      <TypedField
        error={errors.guests_included}
        help="Empty, with the price below: all guests cost the same."
        id="guests-included"
        inputMode="numeric"
        label="Guests in the price"
        onChange={(guests_included) => change({ guests_included })}
        value={draft.guests_included}
      />
      <TypedField
        error={errors.extra_guest_price}
        help={chargesGst() ? 'As the guest pays it, with tax.' : 'As the guest pays it.'}
        id="guests-extra"
        inputClass="num"
        inputMode="decimal"
        label="One more guest a night ₹"
        onChange={(extra_guest_price) => change({ extra_guest_price })}
        value={draft.extra_guest_price}
      />
      <TypedField
        error={errors.sleeps}
        help="More cannot book it. Empty: nobody says."
        id="guests-most"
        inputMode="numeric"
        label="Guests at most"
        onChange={(sleeps) => change({ sleeps })}
        value={draft.sleeps}
      />
    </EditorFrame>
  )
}

function draftOf({ sleeps, guests_included: included, extra_guest_price: price }: RoomGuests) {
  return {
    sleeps: String(sleeps ?? ''),
    guests_included: String(included ?? ''),
    extra_guest_price: price === null ? '' : typedRupees(price),
  }
}
