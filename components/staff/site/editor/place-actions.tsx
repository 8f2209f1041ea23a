'use client'

import { call } from '#calls/client.ts'
import type { PlaceWords } from '#lib/farm/schema/words.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { PlainDecide } from '../../kit/action/decide.tsx'
import { useAction } from '../../kit/action/use-action.ts'
import type { PlaceForm, PlaceFormProps } from './use-place-form.ts'

const t = staffWords('siteEditor')

type PlaceActionsProps = {
  words: PlaceWords
  locale: Locale
  form: PlaceForm
  onSaved: PlaceFormProps['onSaved']
}

/** What can be done with the words of a place in a language besides writing them. */
export function PlaceActions({ words, locale, form, onSaved }: PlaceActionsProps) {
  const { key } = words
  const { own, state, text } = form
  const action = useAction(() => onSaved(null))
  const put = (next: string | null) =>
    call('POST site/words', { json: { key, locale, text: next, seen: own.text } })
  const language = languages[locale].label
  const restore = async () => {
    const isDone = await action.run({
      about: key,
      call: () => put(null),
      done: () => t('restore.done', { language }),
    })
    if (!isDone) return
    form.take(own.shipped ?? words.languages.en.text ?? '')
    void onSaved({ before: own.text, after: own.shipped })
  }
  const stillCorrect = () =>
    action.run({
      about: key,
      call: () => put(own.text),
      done: () => t('stillCorrect.done', { language }),
    })
  const busy = state.kind === 'saving' || action.busy.has(key)
  const isStandard = text === own.shipped && own.text === own.shipped
  return (
    <>
      {locale === 'en' && !isStandard && (
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
          <input
            checked={form.typo}
            className="size-5 accent-lake"
            onChange={({ target }) => form.setTypo(target.checked)}
            type="checkbox"
          />
          {t('typo')}
        </label>
      )}
      {own.state === 'outdated' && (
        <PlainDecide
          busy={busy}
          className="staff-link min-h-11 text-sm"
          onPress={() => void stillCorrect()}
        >
          {t('stillCorrect.button')}
        </PlainDecide>
      )}
      {!isStandard && (
        <PlainDecide
          busy={busy}
          className="staff-link min-h-11 text-sm"
          onPress={() => void restore()}
        >
          {t('restore.button')}
        </PlainDecide>
      )}
    </>
  )
}
