'use client'

import { useRef, useState } from 'react'
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

/**
 * Holds some facts as they're typed, and saves each when its field is left: one after the other, because each says what was saved
 * before it.
 */
export function useSavedFacts(
  names: readonly FactName[],
  site: Site,
  { isBlank, onSaved }: Options,
) {
  const [first] = useState(() => draftedFacts(names, site))
  const saved = useRef(first)
  const queue = useRef(Promise.resolve(true))
  const [draft, setDraft] = useState<Draft>(() => typedOf(first, isBlank))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [saving, setSaving] = useState<Saving>('nothing')

  const take = (values: FactValues) => {
    saved.current = { ...saved.current, ...values }
  }
  const refuse = ({ detail, message }: Refusal) => {
    const theirs = (detail.data?.facts ?? {}) as FactValues
    take(theirs)
    setDraft((now) => ({ ...now, ...toDraft(theirs) }))
    const named = Object.keys(theirs).map((name) => [name, message])
    setErrors((now) => ({ ...now, ...(detail.errors ?? Object.fromEntries(named)) }))
  }
  const send = async (values: FactValues) => {
    setSaving('saving')
    const seen = Object.fromEntries(
      Object.keys(values).map((name) => [name, saved.current[name as FactName] ?? null]),
    )
    try {
      const now = await withSignIn(call('POST site/facts', { json: { ...values, seen } }))
      take(draftedFacts(Object.keys(values) as FactName[], now))
      setSaving('saved')
      await onSaved()
      return true
    } catch (error) {
      setSaving('failed')
      if (error instanceof Refusal) refuse(error)
      return false
    }
  }
  const save = async (together: readonly FactName[], typed: Draft) => {
    const has = (one: FactName) => saved.current[one]
    const isEmpty = together.some(
      (one) => isBlank(one) && !typed[factKey(one)] && !isOwnValue(one, has(one)),
    )
    const values = toValues(typed, together)
    const isSame = together.every((one) => (values[one] ?? '') === (has(one) ?? ''))
    if (isEmpty || isSame) return true
    setErrors((now) => without(now, together))
    return send(values)
  }
  /** Saves a fact, and what's changed with it, if it's another than what's saved. Returns false if that fails. */
  const leave = (name: FactName): Promise<boolean> => {
    queue.current = queue.current.then(() => save(changedWith(name), draft))
    return queue.current
  }
  /** Saves every fact that isn't saved yet: on some phones a press on a button doesn't leave the field. */
  const leaveAll = async (): Promise<boolean> => {
    const firsts = names.filter((name) => changedWith(name)[0] === name)
    const done = await Promise.all(firsts.map(leave))
    return done.every(Boolean)
  }
  return {
    saving: saving === 'nothing' ? '' : t(`saving.${saving}`),
    leave,
    leaveAll,
    field: (name: FactName) => ({
      id: `setup-${factKey(name)}`,
      value: draft[factKey(name)] ?? '',
      error: errors[name],
      onChange: (text: string) => {
        setErrors((now) => without(now, [name]))
        setDraft((now) => ({ ...now, [factKey(name)]: text }))
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
