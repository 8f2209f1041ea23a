'use client'

import { Trash2 } from 'lucide-react'
import { call } from '#calls/client.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
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
import { EditorFrame, type EditorHandlers } from './editor-frame.tsx'

const t = staffWords('rates')

/** Changes how many guests a room's price is for, and what one more costs. */
export function GuestsEditor({ guests, undo, ...ways }: EditorHandlers & { guests: RoomGuests }) {
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
      undo.tell(change, t('guests.saved', { room: room.name }))
      return room
    },
    theirs: 'room',
  })
  return (
    <EditorFrame form={form} title={t('guests.title', { room: guests.name })} {...ways}>
      <TypedField
        {...form.field('guests_included')}
        help={t('guests.includedHelp')}
        inputMode="numeric"
        label={t('guests.includedField')}
      />
      <TypedField
        {...form.field('extra_guest_price')}
        help={chargesGst() ? t('guests.priceWithTax') : t('guests.priceAlone')}
        inputClass="num"
        inputMode="decimal"
        label={t('guests.price')}
      />
      <TypedField
        {...form.field('sleeps')}
        help={t('guests.maximumHelp')}
        inputMode="numeric"
        label={t('guests.maximum')}
      />
    </EditorFrame>
  )
}

type StepEditorProps = EditorHandlers & {
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
      undo.tell(saved.change, t('longStays.saved'))
      return saved.steps
    },
    theirs: 'steps',
    at: { steps: 'nights' },
  })
  const remove = async (from: number) => {
    const save = () => call('POST long-stays', { json: { steps: others, seen: steps } })
    if (await undo.run(save, t('longStays.deleted', { count: from }))) ways.onSaved()
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
            {t('editor.delete')}
          </Decide>
        )
      }
      title={step ? t('longStays.from', { count: step.nights }) : t('longStays.new')}
      {...ways}
    >
      <TypedField {...form.field('nights')} inputMode="numeric" label={t('longStays.nights')} />
      <TypedField
        {...form.field('percent')}
        help={t('longStays.percentHelp')}
        inputMode="numeric"
        label={t('longStays.percent')}
      />
    </EditorFrame>
  )
}
