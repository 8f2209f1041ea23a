'use client'

import { Trash2 } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { saveLongStays } from '#lib/rates/client/extras.ts'
import { type LongStay, longStaysChange } from '#lib/rates/schema/extras.ts'
import { TypedField } from '../form-fields.tsx'
import { useEditForm } from '../use-edit-form.ts'
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
  const remove = async () => {
    const { change } = await saveLongStays(others, steps)
    undo.tell(change, `The discount from ${step?.nights} nights on is gone.`)
    ways.onSaved()
  }
  const { draft, errors, change } = form
  return (
    <EditorFrame
      form={form}
      id="step-form"
      remove={
        step && (
          <Button kind="danger" onClick={() => void remove()} size="small">
            <Trash2 aria-hidden="true" size={18} />
            Delete
          </Button>
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

type Sent = { steps: Record<keyof LongStay, string | number>[]; seen: LongStay[] }
