'use client'

import { call } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { codeChange, codeInput, type WireCode } from '#lib/rates/schema/extras.ts'
import { typedRupees } from '#lib/shared/money.ts'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { useEditForm } from '../kit/form/use-edit-form.ts'
import { EditorFrame, type EditorHandlers } from './editor-frame.tsx'
import { dayLook, MixedSwitch } from './night-fields.tsx'

const t = staffWords('rates')

type CodeEditorProps = EditorHandlers & {
  /** Null for a new one. */
  code: WireCode | null
}

/** Adds a code or changes one. It is never deleted, because bookings name it: it ends. */
export function CodeEditor({ code, undo, ...ways }: CodeEditorProps) {
  const form = useEditForm<WireCode | null, ReturnType<typeof draftOf>, Sent>('code', code, {
    toDraft: draftOf,
    toSent: codeOf,
    schema: code ? codeChange : codeInput,
    save: async (sent) => {
      const saved = await send(sent)
      undo.tell(saved.change, t('editor.saved', { name: saved.code.code }))
      return saved.code
    },
    theirs: 'code',
    at: { percent: 'size', amount: 'size' },
  })
  const { draft, field, change } = form
  return (
    <EditorFrame form={form} title={code ? code.code : t('codes.new')} {...ways}>
      {!code && (
        <TypedField
          {...field('code')}
          help={t('codes.codeHelp')}
          inputClass="uppercase"
          label={t('codes.code')}
          maxLength={24}
        />
      )}
      <ChosenField
        {...field('kind')}
        label={t('codes.discount')}
        options={[
          ['percent', t('codes.byPercent')],
          ['amount', t('codes.byAmount')],
        ]}
      />
      <TypedField
        {...field('size')}
        inputClass="num"
        inputMode="decimal"
        label={draft.kind === 'percent' ? t('codes.percent') : t('codes.amount')}
      />
      <div>
        <div className="grid grid-cols-2 gap-3">
          <TypedField {...field('from')} {...dayLook} label={t('codes.fromField')} />
          <TypedField {...field('to')} {...dayLook} label={t('codes.toField')} min={draft.from} />
        </div>
        <p className="mt-1.5 text-ink-2 text-xs">{t('codes.daysHelp')}</p>
      </div>
      <TypedField
        {...field('uses')}
        help={t('codes.usesHelp')}
        inputMode="numeric"
        label={t('codes.uses')}
      />
      {code && (
        <MixedSwitch
          help={t('codes.activeHelp')}
          id="code-works"
          label={t('codes.active')}
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

type Sent = ReturnType<typeof codeOf>

function send(sent: Sent) {
  if (!('id' in sent)) return call('POST codes', { json: sent })
  const { id, ...json } = sent
  return call('POST codes/[id]', { params: { id }, json })
}

function codeOf(draft: ReturnType<typeof draftOf>, base: WireCode | null) {
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
