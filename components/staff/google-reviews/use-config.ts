'use client'

import { useState } from 'react'
import type { Why } from '#components/ui/say-why.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { fetchConfig, saveConfig } from '#lib/reviews/client.ts'
import { configInput, type WireConfig } from '#lib/reviews/schema.ts'
import { quietlyWithSignIn } from '../kit/call/with-sign-in.ts'
import { failedTitle } from '../kit/form/failed.tsx'
import { useEditForm } from '../kit/form/use-edit-form.ts'
import { type Notice, tryConnection } from './attempts.ts'
import { draftOf, settingsInput } from './draft.ts'

const t = staffWords('reviews')

/** Holds the settings of the reviews while they are shown, changed, tested and saved. */
export function useConfig(initial: WireConfig) {
  const [testing, setTesting] = useState(false)
  const [notice, setNotice] = useState<Notice | null>(null)
  const form = useEditForm('reviews', initial, {
    toDraft: draftOf,
    toSent: settingsInput,
    schema: configInput,
    save: async (sent) => {
      const { message, ...config } = await saveConfig(configInput.parse(sent))
      setNotice({ tone: 'success', title: message })
      return config
    },
    theirs: async ({ code }) =>
      code === 'settings_changed' ? quietlyWithSignIn(fetchConfig()).catch(() => null) : null,
    onChange: () => setNotice(null),
  })
  const { draft, saved, errors, failure, theirs } = form

  return {
    ...form,
    busy: testing ? 'test' : form.busy ? 'save' : null,
    notice: notice ?? noticeOf(failure, errors),
    test: async () => {
      setTesting(true)
      setNotice(null)
      const outcome = await tryConnection(draft, saved)
      setNotice(outcome.notice)
      form.showOutcome({ errors: outcome.errors })
      setTesting(false)
    },
    save: () => {
      setNotice(null)
      return form.save()
    },
    keepMine: () => {
      const now = theirs ?? saved
      // An unchanged key stays the other person's, whose mask is different.
      const untouched = draft.api_key === saved.google_places_api.api_key
      const { api_key } = untouched ? now.google_places_api : draft
      return form.saveOver({ ...draft, api_key })
    },
  }
}

export type Config = ReturnType<typeof useConfig>

function noticeOf(failure: Why | null, errors: object): Notice | null {
  const title = t('actions.notSaved')
  if (failure) return { tone: 'error', title: failedTitle(title, failure), text: failure.text }
  return Object.keys(errors).length > 0
    ? { tone: 'error', title, text: t('actions.checkFields') }
    : null
}
