'use client'

import { type ReactNode, useId } from 'react'
import type { Why } from '#components/ui/say-why.ts'
import { Decide } from '../action/decide.tsx'
import { CancelButton, Modal } from '../dialog/modal.tsx'
import { EditForm } from './edit-form.tsx'
import { Failed } from './failed.tsx'

type FormDialogProps = {
  title: string
  /** True for a few fields: on a small screen the dialog is as high as they are. */
  short?: boolean
  /** True if its height depends on answers, see {@link Modal}. */
  steady?: boolean
  button: ReactNode
  form: { tries: number; busy: boolean; failure: Why | null; save: () => Promise<unknown> }
  /** A sentence about the button, beside it on a large screen. */
  note?: string
  /** The words for a failed attempt: "Nothing was changed". */
  failed: string
  onClose: () => void
  /** Called once it's saved; without it the dialog just closes. */
  onDone?: () => void
  children: ReactNode
}

/** A form over the page, saved by its button or by Enter. What is wrong stands above its fields. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    short = false,
    steady = false,
    button,
    note,
    form,
    failed,
    onClose,
    children,
  } = props
  const { onDone = onClose } = props
  const save = async () => {
    if (await form.save()) onDone()
  }
  // Enter in a field presses the button of its form.
  const id = useId()
  return (
    <Modal
      footer={
        <>
          {note && <p className="me-auto text-ink-2 text-xs max-md:sr-only">{note}</p>}
          <CancelButton onClick={onClose} />
          <Decide form={id} kind="secondary" type="submit" busy={form.busy}>
            {button}
          </Decide>
        </>
      }
      onClose={onClose}
      short={short}
      steady={steady}
      title={title}
    >
      <EditForm id={id} onSave={() => void save()} tries={form.tries}>
        <Failed title={failed} why={form.failure} />
        {children}
      </EditForm>
    </Modal>
  )
}
