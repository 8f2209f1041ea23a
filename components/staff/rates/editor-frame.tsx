'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { type Why, whyOf } from '#components/ui/say-why.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { DecisionDialog } from '../kit/dialog/decision-dialog.tsx'
import { EditForm } from '../kit/form/edit-form.tsx'
import { useLeave } from '../kit/form/use-leave.tsx'
import { Conflict } from './conflict.tsx'
import { Failure } from './failure.tsx'
import { SideDialog } from './side-panel.tsx'
import type { RateUndo } from './use-rate-undo.ts'

/** The ways out of an editor. */
export type Ways = { undo: RateUndo; onClose: () => void; onSaved: () => void }

type Form = {
  tries: number
  busy: boolean
  changed: boolean
  failure: unknown
  theirs: unknown
  save: () => Promise<unknown>
  saveOver: () => Promise<unknown>
  takeTheirs: () => void
}

type Question = { title: string; words: ReactNode; button: string }

type EditorFrameProps = Omit<Ways, 'undo'> & {
  id: string
  title: string
  form: Form
  /** The button that takes the thing away, before Save. */
  remove?: ReactNode
  /** A question to answer before what is typed is saved; null while there is none. */
  question?: Question | null
  children: ReactNode
}

/** An editor of {@link useEditForm} at the side of the rates, with what kept it from being saved. */
export function EditorFrame({
  id,
  title,
  form,
  remove,
  question = null,
  onClose,
  onSaved,
  children,
}: EditorFrameProps) {
  const [asks, setAsks] = useState(false)
  const { warning, leave } = useLeave(form.changed, onClose)
  const save = async (saving: Promise<unknown>) => {
    if (await saving) onSaved()
  }
  const begin = () => {
    if (form.busy) return
    if (question) setAsks(true)
    else void save(form.save())
  }
  return (
    <SideDialog
      footer={
        <>
          {remove}
          <Button
            aria-disabled={form.busy || undefined}
            form={id}
            kind="secondary"
            size="small"
            type="submit"
          >
            {form.busy ? 'Saving…' : 'Save'}
          </Button>
        </>
      }
      onClose={leave}
      title={title}
    >
      {warning}
      <EditForm className="grid gap-3.5" id={id} onSave={begin} tries={form.tries}>
        {form.theirs ? (
          <Conflict onSaveOver={() => void save(form.saveOver())} onTake={form.takeTheirs} />
        ) : (
          <Failure why={failureOf(form)} />
        )}
        {children}
      </EditForm>
      {asks && question && (
        <DecisionDialog
          button={{
            children: question.button,
            onPress: () => {
              setAsks(false)
              void save(form.save())
            },
          }}
          onClose={() => setAsks(false)}
          title={question.title}
        >
          {question.words}
        </DecisionDialog>
      )}
    </SideDialog>
  )
}

// What is wrong with a field stands at the field.
function failureOf({ failure }: Form): Why | null {
  if (!failure || (failure instanceof Refusal && failure.detail.errors)) return null
  return whyOf(failure)
}
