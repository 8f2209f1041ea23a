'use client'

import { Trash2 } from 'lucide-react'
import { call } from '#calls/client.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import {
  type LongStay,
  longStaysChange,
  type RoomGuests,
  roomGuestsChange,
} from '#lib/rates/schema/extras.ts'
import { typedRupees } from '#lib/shared/money.ts'
import { Decide } from '../kit/action/decide.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { useEditForm } from '../kit/form/use-edit-form.ts'
import { EditorFrame, type Ways } from './editor-frame.tsx'

/** Changes how many guests a room's price is for, and what one more costs. */
export function GuestsEditor({ guests, undo, ...ways }: Ways & { guests: RoomGuests }) {
  const form = useEditForm('guests', guests, {
    toDraft: ({ sleeps, guests_included: included, extra_guest_price: price }) => ({
      sleeps: String(sleeps ?? ''),
      guests_included: String(included ?? ''),
      extra_guest_price: price === null ? '' : typedRupees(price),
    }),
    toSent: (draft, { room, version }) => ({
      room,
      version,
      sleeps: draft.sleeps.trim() || null,
      guests_included: draft.guests_included.trim() || null,
      extra_guest_price: draft.extra_guest_price.trim() || null,
    }),
    schema: roomGuestsChange,
    save: async (json) => {
      const { change, room } = await call('POST rates/guests', { json })
      undo.tell(change, `Guest settings for ${room.name} are saved.`)
      return room
    },
    theirs: 'room',
  })
  return (
    <EditorFrame form={form} title={`Guests in ${guests.name}`} {...ways}>
      <TypedField
        {...form.field('guests_included')}
        help="Leave this and the next field empty if extra guests cost nothing."
        inputMode="numeric"
        label="Guests included"
      />
      <TypedField
        {...form.field('extra_guest_price')}
        help={chargesGst() ? 'What the guest pays, including tax.' : 'What the guest pays.'}
        inputClass="num"
        inputMode="decimal"
        label="Extra guest per night (₹)"
      />
      <TypedField
        {...form.field('sleeps')}
        help="Larger groups can’t book this room. Leave empty for no limit."
        inputMode="numeric"
        label="Maximum guests"
      />
    </EditorFrame>
  )
}

type StepEditorProps = Ways & {
  /** Null for a new one. */
  step: LongStay | null
  steps: LongStay[]
}

/** Adds a discount for long stays, changes one, or takes one away. */
export function StepEditor({ step, steps, undo, ...ways }: StepEditorProps) {
  const others = steps.filter(({ nights }) => nights !== step?.nights)
  const form = useEditForm('step', steps, {
    toDraft: () => ({ nights: String(step?.nights ?? ''), percent: String(step?.percent ?? '') }),
    toSent: (draft, seen) => ({ steps: [draft, ...others], seen }),
    schema: longStaysChange,
    save: async (json) => {
      const saved = await call('POST long-stays', { json })
      undo.tell(saved.change, 'Long-stay discounts are saved.')
      return saved.steps
    },
    theirs: 'steps',
    at: { steps: 'nights' },
  })
  const remove = async (from: number) => {
    const save = () => call('POST long-stays', { json: { steps: others, seen: steps } })
    if (await undo.run(save, `The discount from ${from} nights is deleted.`)) ways.onSaved()
  }
  return (
    <EditorFrame
      form={form}
      remove={
        step && (
          <Decide
            kind="danger"
            size="small"
            onPress={() => void remove(step.nights)}
            busy={undo.busy}
          >
            <Trash2 aria-hidden="true" size={18} />
            Delete
          </Decide>
        )
      }
      title={step ? `From ${step.nights} nights` : 'New discount'}
      {...ways}
    >
      <TypedField {...form.field('nights')} inputMode="numeric" label="Minimum nights" />
      <TypedField
        {...form.field('percent')}
        help="Applies to nights, not to extra guests."
        inputMode="numeric"
        label="Discount (%)"
      />
    </EditorFrame>
  )
}
