import { FieldError } from '#components/ui/field.tsx'
import type { PlaceWords } from '#lib/farm/schema/words.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../../kit/action/decide.tsx'
import { Conflict } from './conflict.tsx'
import type { PlaceForm } from './use-place-form.ts'

const t = staffWords('siteEditor')

type WordsTroubleProps = {
  form: PlaceForm
  words: PlaceWords
  locale: Locale
  /** Why the field didn't do what was typed. */
  refusal: string | null
}

/** Says why what was typed isn't saved, or wasn't taken, and what can be done. */
export function WordsTrouble({ form, words, locale, refusal }: WordsTroubleProps) {
  const { state } = form
  return (
    <>
      <div aria-live="polite">
        {refusal && <FieldError id="words-refusal">{refusal}</FieldError>}
      </div>
      {state.kind === 'refused' && <FieldError id="words-wrong">{state.why}</FieldError>}
      {state.kind === 'failed' && (
        <div className="mt-2 grid gap-2" role="alert">
          <FieldError id="words-unsaved">{t('save.kept')}</FieldError>
          <Decide className="justify-self-start" kind="outline" onPress={form.again} size="small">
            {t('save.again')}
          </Decide>
        </div>
      )}
      {state.kind === 'conflict' && (
        <div className="mt-3">
          <Conflict
            locale={locale}
            mine={form.text}
            onKeep={() => form.keepMine(state.text)}
            onTake={() => form.take(state.text)}
            theirs={state}
            words={words}
          />
        </div>
      )}
    </>
  )
}
