'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import {
  changedWith,
  type FactName,
  type FactValues,
  factKey,
} from '#lib/farm/rules/named-facts.ts'
import { isOwnValue } from '#lib/farm/rules/own-facts.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { withSignIn } from '../kit/call/with-sign-in.ts'
import { type Draft, toDraft, toValues } from '../site/facts/draft.ts'

const t = staffWords('setup')

/** How it is with what was typed last. */
type Saving = 'nothing' | 'saving' | 'saved' | 'failed'

type Options = {
  /** Returns true for a fact that every farm has otherwise than the sample, whose value is no answer. */
  isBlank: (name: FactName) => boolean
  onSaved: () => unknown
}

/** Holds some facts as they're typed, and saves each when its field is left. */
export function useSavedFacts(
  names: readonly FactName[],
  site: Site,
  { isBlank, onSaved }: Options,
) {
  const [saved, setSaved] = useState<FactValues>(() => draftedFacts(names, site))
  const [draft, setDraft] = useState<Draft>(() => typedOf(saved, isBlank))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [saving, setSaving] = useState<Saving>('nothing')

  const take = (values: FactValues) => {
    setSaved((before) => ({ ...before, ...values }))
    setDraft((before) => ({ ...before, ...toDraft(values) }))
  }
  const send = async (values: FactValues) => {
    setSaving('saving')
    const seen = Object.fromEntries(
      Object.keys(values).map((name) => [name, saved[name as FactName] ?? null]),
    )
    try {
      const now = await withSignIn(call('POST site/facts', { json: { ...values, seen } }))
      const kept = draftedFacts(Object.keys(values) as FactName[], now)
      setSaved((before) => ({ ...before, ...kept }))
      setSaving('saved')
      await onSaved()
    } catch (error) {
      setSaving('failed')
      if (!(error instanceof Refusal)) return
      const theirs = error.detail.data?.facts as FactValues | undefined
      if (theirs) take(theirs)
      const names = Object.keys(theirs ?? {})
      setErrors(
        error.detail.errors ?? Object.fromEntries(names.map((name) => [name, error.message])),
      )
    }
  }
  /** Saves a fact, and what's changed with it, if it's another than what's saved. */
  const leave = async (name: FactName) => {
    const together = changedWith(name)
    const isEmpty = together.some(
      (one) => isBlank(one) && !draft[factKey(one)] && !isOwnValue(one, saved[one]),
    )
    if (isEmpty) return
    const values = toValues(draft, together)
    const isSame = together.every((one) => (values[one] ?? '') === (saved[one] ?? ''))
    if (isSame) return
    setErrors((before) => without(before, together))
    await send(values)
  }
  return {
    saving: {
      nothing: '',
      saving: t('saving.saving'),
      saved: t('saving.saved'),
      failed: t('saving.failed'),
    }[saving],
    leave,
    field: (name: FactName) => ({
      id: `setup-${factKey(name)}`,
      value: draft[factKey(name)] ?? '',
      error: errors[name],
      onChange: (text: string) => {
        setErrors((before) => without(before, [name]))
        setDraft((before) => ({ ...before, [factKey(name)]: text }))
      },
    }),
  }
}

function draftedFacts(names: readonly FactName[], site: Site): FactValues {
  const facts = site.changes.filter((change) => change.kind === 'fact')
  return Object.fromEntries(
    names.map((name) => [name, facts.find(({ what }) => what === name)?.after ?? site.facts[name]]),
  )
}

function typedOf(values: FactValues, isBlank: Options['isBlank']): Draft {
  const names = Object.keys(values) as FactName[]
  const known = names.filter((name) => !isBlank(name) || isOwnValue(name, values[name]))
  return toDraft(Object.fromEntries(known.map((name) => [name, values[name]])))
}

function without(errors: Record<string, string>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}
