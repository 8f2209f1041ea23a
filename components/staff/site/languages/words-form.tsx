import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field.tsx'
import type { PlaceWords } from '#lib/farm/schema/words.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../../kit/action/decide.tsx'
import { PlaceFacts } from '../editor/place-facts.tsx'
import { WordsField, type WordsFieldHandle } from '../editor/words-field.tsx'

const t = staffWords('siteLanguages')

type WordsFormProps = {
  words: PlaceWords
  locale: Locale
  /** The text to begin with. */
  start: string
  busy: boolean
  /** Why the last text wasn't saved. */
  wrong: string | null
  onSave: (text: string) => void
  onCancel: () => void
}

/** Where the words of a place are written in a language. */
export function WordsForm(props: WordsFormProps) {
  const { words, locale, start, busy, wrong, onSave, onCancel } = props
  const id = useId()
  const [text, setText] = useState(start)
  const [refusal, setRefusal] = useState<string | null>(null)
  const field = useRef<WordsFieldHandle>(null)
  useEffect(() => field.current?.focus(), [])
  const why = refusal ?? wrong
  return (
    <div className="grid gap-3">
      <div>
        <p className="mb-1.5 font-semibold text-sm" id={`${id}-label`}>
          {t('todo.field', { language: languages[locale].label })}
        </p>
        <WordsField
          describedBy={`${id}-trouble`}
          drawn={0}
          id={id}
          locale={locale}
          onChange={setText}
          onRefuse={setRefusal}
          ref={field}
          text={text}
          words={words}
        />
        <div aria-live="polite" id={`${id}-trouble`}>
          {why && <FieldError id={`${id}-wrong`}>{why}</FieldError>}
        </div>
      </div>
      <PlaceFacts
        locale={locale}
        onInsert={(chip) => field.current?.insert(chip)}
        text={text}
        words={words}
      />
      <div className="flex flex-wrap gap-2">
        <Decide busy={busy} kind="secondary" onPress={() => onSave(text)} size="small">
          {t('todo.save')}
        </Decide>
        <Button kind="quiet" onClick={onCancel} size="small">
          {t('todo.cancel')}
        </Button>
      </div>
    </div>
  )
}
