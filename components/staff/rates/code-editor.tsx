'use client'

import { type SentCode, saveCode } from '#lib/rates/client/extras.ts'
import { codeChange, codeInput, type WireCode } from '#lib/rates/schema/extras.ts'
import { typedRupees } from '#lib/shared/money.ts'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { useEditForm } from '../kit/form/use-edit-form.ts'
import { EditorFrame, type Ways } from './editor-frame.tsx'
import { MixedSwitch } from './mixed-switch.tsx'

type CodeEditorProps = Ways & {
  /** Null for a new one. */
  code: WireCode | null
}

type Draft = Record<'code' | 'kind' | 'size' | 'from' | 'to' | 'uses', string> & { works: boolean }

const kinds = [
  ['percent', 'Percent off the nights'],
  ['amount', 'Rupees off the nights'],
] as const

/** Adds a code or changes one. It is never deleted, because bookings name it: it ends. */
export function CodeEditor({ code, undo, ...ways }: CodeEditorProps) {
  const form = useEditForm<WireCode | null, Draft, SentCode>(code, {
    toDraft: draftOf,
    toSent: sentOf,
    schema: code ? codeChange : codeInput,
    save: async (sent) => {
      const saved = await saveCode(sent)
      undo.tell(saved.change, `${saved.code.code} is saved.`)
      return saved.code
    },
    readTheirs: async ({ code: why, detail }) =>
      why === 'changed_meanwhile' ? ((detail.data?.code as WireCode | null) ?? null) : null,
  })
  return (
    <EditorFrame form={form} id="code-form" title={code ? code.code : 'New code'} {...ways}>
      <CodeFields form={form} isNew={code === null} />
    </EditorFrame>
  )
}

type CodeFieldsProps = {
  form: {
    draft: Draft
    errors: Record<string, string>
    change: (changes: Partial<Draft>) => void
  }
  isNew: boolean
}

function CodeFields({ form: { draft, errors, change }, isNew }: CodeFieldsProps) {
  return (
    <>
      {isNew && (
        <TypedField
          error={errors.code}
          help="Letters A to Z and figures. Guests type it when they book."
          id="code-code"
          inputClass="uppercase"
          label="Code"
          maxLength={24}
          onChange={(code) => change({ code })}
          value={draft.code}
        />
      )}
      <ChosenField
        id="code-kind"
        label="What it does"
        onChange={(kind) => change({ kind })}
        options={kinds}
        value={draft.kind}
      />
      <TypedField
        error={errors.percent ?? errors.amount}
        id="code-size"
        inputClass="num"
        inputMode="decimal"
        label={draft.kind === 'percent' ? 'Percent' : 'Rupees'}
        onChange={(size) => change({ size })}
        value={draft.size}
      />
      <Days draft={draft} errors={errors} onChange={change} />
      <TypedField
        error={errors.uses}
        help="Empty: as often as anybody likes."
        id="code-uses"
        inputMode="numeric"
        label="Uses at most"
        onChange={(uses) => change({ uses })}
        value={draft.uses}
      />
      {!isNew && (
        <MixedSwitch
          help="Off: no new booking can use it."
          id="code-works"
          label="Works"
          on={draft.works}
          onChange={(works) => change({ works })}
        />
      )}
    </>
  )
}

type DaysProps = {
  draft: Draft
  errors: Record<string, string>
  onChange: (changes: Partial<Draft>) => void
}

function Days({ draft, errors, onChange }: DaysProps) {
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        <TypedField
          error={errors.from}
          id="code-from"
          label="Arrives from"
          onChange={(from) => onChange({ from })}
          inputClass="lg:px-2! lg:text-sm!"
          type="date"
          value={draft.from}
        />
        <TypedField
          error={errors.to}
          id="code-to"
          label="Arrives until"
          min={draft.from}
          onChange={(to) => onChange({ to })}
          inputClass="lg:px-2! lg:text-sm!"
          type="date"
          value={draft.to}
        />
      </div>
      <p className="mt-1.5 text-ink-2 text-xs">Empty: any day.</p>
    </div>
  )
}

function draftOf(code: WireCode | null): Draft {
  const { percent = null, amount = null, from, to, uses, ended_at = null } = code ?? {}
  return {
    code: '',
    kind: amount === null ? 'percent' : 'amount',
    size: amount === null ? String(percent ?? '') : typedRupees(amount),
    from: from ?? '',
    to: to ?? '',
    uses: String(uses ?? ''),
    works: ended_at === null,
  }
}

function sentOf(draft: Draft, base: WireCode | null): SentCode {
  const size = draft.size.trim() || null
  const isPercent = draft.kind === 'percent'
  return {
    percent: isPercent ? size : null,
    amount: isPercent ? null : size,
    from: draft.from || null,
    to: draft.to || null,
    uses: draft.uses.trim() || null,
    ...(base ? { id: base.id, version: base.version, ended: !draft.works } : { code: draft.code }),
  }
}
