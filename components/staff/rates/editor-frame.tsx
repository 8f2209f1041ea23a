'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import type { Why } from '#components/ui/say-why.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { EditForm } from '../kit/form/edit-form.tsx'
import { failedTitle } from '../kit/form/failed.tsx'
import { TakeOrSaveOver } from '../kit/form/take-or-save-over.tsx'
import { useLeave } from '../kit/form/use-leave.tsx'
import { SideDialog } from './side-panel.tsx'
import type { RateUndo } from './use-rate-undo.ts'

const t = staffWords('rates')

/** What every editor is given. */
export type EditorHandlers = { undo: RateUndo; onClose: () => void; onSaved: () => void }

type Editing = {
  tries: number
  busy: boolean
  changed: boolean
  failure: Why | null
  save: () => Promise<unknown>
  theirs?: unknown
  saveOver?: () => Promise<unknown>
  takeTheirs?: () => void
}

type Question = { title: string; words: ReactNode; button: string }

type EditorFrameProps = Omit<EditorHandlers, 'undo'> & {
  title: string
  about?: string
  form: Editing
  /** The button that takes the thing away, before Save. */
  remove?: ReactNode
  /** A question to answer before what is typed is saved; null while there is none. */
  question?: Question | null
  className?: string
  children: ReactNode
}

/** An editor beside the rates, with the reason if it wasn't saved. */
export function EditorFrame(props: EditorFrameProps) {
  const { title, about, form, remove, question, onClose, onSaved, children } = props
  const { className = 'gap-3.5' } = props
  const id = useId()
  const [asks, setAsks] = useState(false)
  const { warning, leave } = useLeave(form.changed, onClose)
  const save = async (saving: Promise<unknown> | undefined) => {
    if (await saving) onSaved()
  }
  const begin = () => {
    if (form.busy) return
    if (question) setAsks(true)
    else void save(form.save())
  }
  return (
    <SideDialog
      about={about}
      footer={
        <>
          {remove}
          <Decide busy={form.busy} form={id} kind="secondary" size="small" type="submit">
            {form.busy ? t('editor.saving') : t('editor.save')}
          </Decide>
        </>
      }
      onClose={leave}
      title={title}
    >
      {warning}
      <EditForm className={`grid ${className}`} id={id} onSave={begin} tries={form.tries}>
        {form.theirs ? (
          <Alert role="alert" title={t('editor.changedMeanwhile')} tone="warning">
            <TakeOrSaveOver
              onSaveOver={() => void save(form.saveOver?.())}
              onTake={() => form.takeTheirs?.()}
            />
          </Alert>
        ) : (
          <Failure why={form.failure} />
        )}
        {children}
      </EditForm>
      {asks && question && (
        <AskDialog
          button={question.button}
          grave
          onAnswer={() => {
            setAsks(false)
            void save(form.save())
          }}
          onClose={() => setAsks(false)}
          title={question.title}
        >
          {question.words}
        </AskDialog>
      )}
    </SideDialog>
  )
}

/** Says why something wasn't saved, and takes the focus when it appears. */
export function Failure({ why }: { why: Why | null }) {
  const box = useRef<HTMLDivElement>(null)
  const text = why?.text
  useEffect(() => {
    if (text) box.current?.focus()
  }, [text])
  if (!why) return null
  return (
    <Alert ref={box} role="alert" title={failedTitle(t('editor.notSaved'), why)} tone="error">
      <p>{why.text}</p>
    </Alert>
  )
}
