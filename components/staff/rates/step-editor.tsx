'use client'

import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { sayWhy } from '#components/ui/say-why.ts'
import { saveLongStays } from '#lib/rates/client/extras.ts'
import { type LongStay, longStaysChange } from '#lib/rates/schema/extras.ts'
import { usePress } from '../kit/action/use-press.ts'
import { orSignIn } from '../kit/call/or-sign-in.ts'
import { TypedField } from '../kit/form/form-fields.tsx'
import { useEditForm } from '../kit/form/use-edit-form.ts'
import { useToast } from '../kit/toast/toast.ts'
import { EditorFrame, type Ways } from './editor-frame.tsx'

type StepEditorProps = Ways & {
  /** Null for a new one. */
  step: LongStay | null
  /** All steps, as they are seen. */
  steps: LongStay[]
}

/** Adds a discount for long stays, changes one, or takes one away. */
export function StepEditor({ step, steps, undo, ...ways }: StepEditorProps) {
  const others = steps.filter(({ nights }) => nights !== step?.nights)
  const form = useEditForm<LongStay[], { nights: string; percent: string }, Sent>(steps, {
    toDraft: () => ({ nights: String(step?.nights ?? ''), percent: String(step?.percent ?? '') }),
    toSent: (draft, seen) => ({ steps: [draft, ...others], seen }),
    schema: longStaysChange,
    save: async (sent) => {
      const saved = await saveLongStays(sent.steps, sent.seen)
      undo.tell(saved.change, 'The discounts for long stays are saved.')
      return saved.steps
    },
    readTheirs: async ({ code, detail }) =>
      code === 'changed_meanwhile' ? ((detail.data?.steps as LongStay[] | null) ?? null) : null,
  })
  const { draft, errors, change } = form
  return (
    <EditorFrame
      form={form}
      id="step-form"
      remove={
        step && (
          <DeleteStep
            onDeleted={ways.onSaved}
            others={others}
            step={step}
            steps={steps}
            undo={undo}
          />
        )
      }
      title={step ? `${step.nights} nights or more` : 'New step'}
      {...ways}
    >
      <TypedField
        error={errors['steps.0.nights'] ?? errors.steps}
        id="step-nights"
        inputMode="numeric"
        label="Nights, or more"
        onChange={(nights) => change({ nights })}
        value={draft.nights}
      />
      <TypedField
        error={errors['steps.0.percent']}
        help="Off the nights, not off extra guests."
        id="step-percent"
        inputMode="numeric"
        label="Percent less"
        onChange={(percent) => change({ percent })}
        value={draft.percent}
      />
    </EditorFrame>
  )
}

type DeleteStepProps = Pick<Ways, 'undo'> & {
  step: LongStay
  steps: LongStay[]
  /** Those that stay. */
  others: LongStay[]
  onDeleted: () => void
}

function DeleteStep({ step, steps, others, undo, onDeleted }: DeleteStepProps) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      const { change } = await orSignIn(saveLongStays(others, steps))
      undo.tell(change, `The discount from ${step.nights} nights on is gone.`)
      onDeleted()
    } catch (error) {
      toast({ tone: 'error', about: 'rates', text: sayWhy(error) })
      setBusy(false)
    }
  }
  const press = usePress(() => void remove(), busy)
  return (
    <Button kind="danger" size="small" {...press}>
      <Trash2 aria-hidden="true" size={18} />
      Delete
    </Button>
  )
}

type Sent = { steps: Record<keyof LongStay, string | number>[]; seen: LongStay[] }
