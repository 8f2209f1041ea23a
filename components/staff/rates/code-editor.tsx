'use client'

import { call } from '#calls/client.ts'
import { codeChange, codeInput, type WireCode } from '#lib/rates/schema/extras.ts'
import { typedRupees } from '#lib/shared/money.ts'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { useEditForm } from '../kit/form/use-edit-form.ts'
import { EditorFrame, type Ways } from './editor-frame.tsx'
import { dayLook, MixedSwitch } from './night-fields.tsx'

type CodeEditorProps = Ways & {
  /** Null for a new one. */
  code: WireCode | null
}

const kinds = [
  ['percent', 'Percent off the nights'],
  ['amount', 'Rupees off the nights'],
] as const

/** Adds a code or changes one. It is never deleted, because bookings name it: it ends. */
export function CodeEditor({ code, undo, ...ways }: CodeEditorProps) {
  const form = useEditForm<WireCode | null, ReturnType<typeof draftOf>, Sent>('code', code, {
    toDraft: draftOf,
    toSent: sentOf,
    schema: code ? codeChange : codeInput,
    save: async (sent) => {
      const saved = await send(sent)
      undo.tell(saved.change, `${saved.code.code} is saved.`)
      return saved.code
    },
    theirs: 'code',
    at: { percent: 'size', amount: 'size' },
  })
  const { draft, field, change } = form
  return (
    <EditorFrame form={form} title={code ? code.code : 'New discount code'} {...ways}>
      {!code && (
        <TypedField
          {...field('code')}
          help="Letters A to Z and digits. Guests enter the code when they book."
          inputClass="uppercase"
          label="Code"
          maxLength={24}
        />
      )}
      <ChosenField {...field('kind')} label="Discount" options={kinds} />
      <TypedField
        {...field('size')}
        inputClass="num"
        inputMode="decimal"
        label={draft.kind === 'percent' ? 'Percent' : 'Rupees'}
      />
      <div>
        <div className="grid grid-cols-2 gap-3">
          <TypedField {...field('from')} {...dayLook} label="Check-in from" />
          <TypedField {...field('to')} {...dayLook} label="Check-in until" min={draft.from} />
        </div>
        <p className="mt-1.5 text-ink-2 text-xs">Leave both empty for any day.</p>
      </div>
      <TypedField
        {...field('uses')}
        help="Leave empty for no limit."
        inputMode="numeric"
        label="Maximum uses"
      />
      {code && (
        <MixedSwitch
          help="When this is off, new bookings can’t use the code."
          id="code-works"
          label="Active"
          on={draft.works}
          onChange={(works) => change({ works })}
        />
      )}
    </EditorFrame>
  )
}

function draftOf(code: WireCode | null) {
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

type Sent = ReturnType<typeof sentOf>

function send(sent: Sent) {
  if (!('id' in sent)) return call('POST codes', { json: sent })
  const { id, ...json } = sent
  return call('POST codes/[id]', { params: { id }, json })
}

function sentOf(draft: ReturnType<typeof draftOf>, base: WireCode | null) {
  const size = draft.size.trim() || null
  const isPercent = draft.kind === 'percent'
  const fields = {
    percent: isPercent ? size : null,
    amount: isPercent ? null : size,
    from: draft.from || null,
    to: draft.to || null,
    uses: draft.uses.trim() || null,
  }
  return base
    ? { ...fields, id: base.id, version: base.version, ended: !draft.works }
    : { ...fields, code: draft.code }
}
