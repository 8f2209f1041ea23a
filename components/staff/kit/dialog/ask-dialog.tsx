'use client'

import { type ReactNode, useId } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import type { Words } from '#components/ui/say-why.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../action/decide.tsx'
import { useGuardedChange, useGuardedClose } from '../action/use-press.ts'
import { EditForm } from '../form/edit-form.tsx'
import { NothingDone } from '../form/failed.tsx'
import { ChosenField, LinesField, TypedField } from '../form/form-fields.tsx'
import { useForm } from '../form/use-form.ts'
import { Modal } from './modal.tsx'

const t = staffWords('kit')

/** What is asked for: a line of text, some lines of `words`, or one of the `options`. */
type Asked = {
  label: string
  help?: string
  maxLength?: number
  words?: boolean
  options?: readonly (readonly [value: string, name: string])[]
  type?: 'password'
  inputMode?: 'decimal'
  /** The answer to begin with. */
  start?: string | undefined
  /** The error of an empty answer, if there has to be one. */
  needed?: string
  /** An error that is known already, shown until something is typed. */
  fault?: string | undefined
}

type Question<Name extends string> = {
  fields?: Record<Name, Asked>
  /** Called with the answers, to carry it out and to close the dialog. A refusal is shown in the dialog. */
  onAnswer: (answers: Record<Name, string>) => unknown
  /** Sentences for some refusals, instead of the server's own. */
  refusals?: Words
}

type AskDialogProps<Name extends string> = Question<Name> & {
  title: string
  button: ReactNode
  /** True for what has effects outside this screen. */
  grave?: boolean
  /** The words of the button that leaves everything as it is. */
  cancel?: string
  /** Says after a refusal that nothing has happened: "Nothing was deleted." */
  failed?: string
  onClose: () => void
  /** The sentences about what is asked and what it leads to. */
  children?: ReactNode
}

/** A question, with fields for what has to be known to do it. */
export function AskDialog<Name extends string = never>(props: AskDialogProps<Name>) {
  const { title, button, grave = false, cancel = t('dialog.cancel'), failed } = props
  const { onClose, children } = props
  const id = useId()
  const form = useAnswers(id, props)
  useGuardedChange(title)
  const leave = useGuardedClose(onClose)
  return (
    <Modal
      footer={
        <>
          <Button kind="outline" {...leave.cancel}>
            {cancel}
          </Button>
          <Decide busy={form.busy} form={id} grave={grave} kind="secondary" type="submit">
            {button}
          </Decide>
        </>
      }
      onClose={leave.close}
      short
      title={title}
    >
      <EditForm className="grid gap-5" id={id} onSave={() => void form.answer()} tries={form.tries}>
        {children && <div>{children}</div>}
        {form.fields.map(({ name, ...field }) => (
          <AskedField {...field} key={name} />
        ))}
        {form.failure && (
          <Alert role="alert" title={form.failure.text} tone="error">
            {failed && <NothingDone why={form.failure}>{failed}</NothingDone>}
          </Alert>
        )}
      </EditForm>
    </Modal>
  )
}

type AskedFieldProps = {
  asked: Asked
  id: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
  'data-autofocus': true | undefined
}

function AskedField({ asked, ...field }: AskedFieldProps) {
  const { options, words, start: _, needed: __, fault: ___, ...look } = asked
  if (options) return <ChosenField {...field} {...look} options={options} />
  return words ? <LinesField {...field} {...look} /> : <TypedField {...field} {...look} />
}

/** Holds what is typed, and what is wrong with it. */
function useAnswers<Name extends string>(
  id: string,
  { fields, onAnswer, refusals }: Question<Name>,
) {
  const asked = Object.entries(fields ?? {}) as [Name, Asked][]
  const form = useForm<Record<string, string>>(id, () =>
    Object.fromEntries(asked.map(([name, { start = '' }]) => [name, start])),
  )
  const { draft } = form
  const missing = asked.flatMap(([name, { needed }]) =>
    needed && !draft[name]?.trim() ? [[name, needed] as const] : [],
  )
  const answer = () =>
    form.send({
      wrong: Object.fromEntries(missing),
      call: async () => onAnswer(draft as Record<Name, string>),
      ...(refusals && { words: refusals }),
    })
  const first = asked.find(([, { options }]) => !options)?.[0]
  const shown = asked.map(([name, field]) => ({
    ...form.field(name),
    name,
    asked: field,
    error: form.errors[name] ?? (draft[name] ? undefined : field.fault),
    'data-autofocus': name === first || undefined,
  }))
  return { ...form, fields: shown, answer }
}
