'use client'

import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { sayWhy } from '#components/ui/say-why.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { EditForm } from '../edit-form.tsx'
import { useLeave } from '../use-leave.tsx'
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

type EditorFrameProps = Omit<Ways, 'undo'> & {
  id: string
  title: string
  form: Form
  /** The button that takes the thing away, before Save. */
  remove?: ReactNode
  children: ReactNode
}

const words = { noAnswer: 'The server did not answer. What you typed is still here.' }

/** An editor of {@link useEditForm} at the side of the rates, with what kept it from being saved. */
export function EditorFrame({
  id,
  title,
  form,
  remove,
  onClose,
  onSaved,
  children,
}: EditorFrameProps) {
  const { warning, leave } = useLeave(form.changed, onClose)
  const save = async (saving: Promise<unknown>) => {
    if (await saving) onSaved()
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
      <EditForm
        className="grid gap-3.5"
        id={id}
        onSave={() => form.busy || void save(form.save())}
        tries={form.tries}
      >
        {form.theirs ? (
          <Conflict onSaveOver={() => void save(form.saveOver())} onTake={form.takeTheirs} />
        ) : (
          <Failure text={failureOf(form)} />
        )}
        {children}
      </EditForm>
    </SideDialog>
  )
}

// What is wrong with a field stands at the field.
function failureOf({ failure }: Form): string | null {
  if (!failure || (failure instanceof Refusal && failure.detail.errors)) return null
  return sayWhy(failure, words)
}
