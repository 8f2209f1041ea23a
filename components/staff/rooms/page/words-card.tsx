import { Check } from 'lucide-react'
import { Field } from '#components/ui/field.tsx'
import { languages } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { maxDescriptionLength, maxNameLength } from '#lib/rooms/rules/name.ts'
import { descriptionMark, type Mark, nameMark } from '#lib/rooms/rules/translations.ts'
import type { WholeRoom } from '#lib/rooms/schema/room.ts'
import { localLanguage, otherLanguages } from '#lib/rooms/schema/words.ts'
import { TypedField } from '../../kit/form/form-fields.tsx'
import { grouped } from '../../kit/words.ts'
import { draftWords, type WordLanguage, wordLanguages } from './draft.ts'
import type { RoomPageForm } from './use-room-page.ts'
import { todoWords } from './words-todo.ts'

const t = staffWords('rooms')

type WordsProps = { form: RoomPageForm }

/** The name and description of a room, in all languages. */
export function WordsFields({ form }: WordsProps) {
  const { draft, saved, field, change } = form
  const words = draftWords(draft, saved)
  const isChanged = draft.name !== saved.name || draft.description !== saved.description
  const hasRight = wordLanguages.some((locale) => saved.words[locale]?.current)
  return (
    <div className="grid gap-5 px-4 pb-5 lg:px-[22px]">
      <div className="grid items-start gap-x-3.5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        <TypedField
          {...field('name')}
          label={t('words.english')}
          maxLength={maxNameLength}
          required
        />
        {([localLanguage, ...otherLanguages] as const).map((locale) => (
          <NameField form={form} key={locale} locale={locale} mark={nameMark(words[locale])} />
        ))}
      </div>
      <Description form={form} />
      {isChanged && hasRight && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            checked={draft.typo}
            className="size-5 accent-lake"
            onChange={({ target }) => change({ typo: target.checked })}
            type="checkbox"
          />
          {t('words.typo')}
        </label>
      )}
      <Descriptions form={form} words={words} />
    </div>
  )
}

function nameOf(locale: WordLanguage): string {
  return locale === localLanguage ? t('words.marathi') : languages[locale].label
}

function direction(locale: WordLanguage) {
  return locale === localLanguage ? 'ltr' : languages[locale].direction
}

type NameFieldProps = WordsProps & { locale: WordLanguage; mark: Mark }

function NameField({ form, locale, mark }: NameFieldProps) {
  const { draft, change } = form
  return (
    <div>
      <Field id={`room-name-${locale}`} label={<Marked mark={mark}>{nameOf(locale)}</Marked>}>
        {(control) => (
          <input
            autoComplete="off"
            {...control}
            className="control w-full min-w-0 px-3.5"
            dir={direction(locale)}
            lang={locale}
            maxLength={maxNameLength}
            onChange={({ target }) => change({ names: { ...draft.names, [locale]: target.value } })}
            placeholder={locale === localLanguage ? '' : t('words.englishShown')}
            value={draft.names[locale] ?? ''}
          />
        )}
      </Field>
      {mark === 'outdated' && <StillRight form={form} locale={locale} />}
    </div>
  )
}

/** Says that the words in a language are still right for the English as it is. */
function StillRight({ form: { draft, change }, locale }: WordsProps & { locale: WordLanguage }) {
  return (
    <button
      aria-label={t('words.stillRightNamed', { language: nameOf(locale) })}
      className="staff-link min-h-11 text-sm"
      onClick={() => change({ right: [...draft.right, locale] })}
      type="button"
    >
      {t('words.stillRight')}
    </button>
  )
}

function Marked({ mark, children }: { mark: Mark; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <MarkShape mark={mark} />
      {children}{' '}
      <span className={mark === 'yours' ? 'sr-only' : 'font-normal text-ink-2 text-xs'}>
        {t(`words.mark.${mark}`)}
      </span>
    </span>
  )
}

/** One shape for each state of words, beside its name. */
function MarkShape({ mark }: { mark: Mark }) {
  if (mark === 'yours') {
    return <Check aria-hidden="true" className="text-leaf" size={16} strokeWidth={3} />
  }
  const look =
    mark === 'outdated' ? 'bg-turmeric' : 'border-2 border-dashed border-laterite bg-transparent'
  return <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${look}`} />
}

function Description({ form: { draft, errors, change } }: WordsProps) {
  const { length } = draft.description
  return (
    <Field
      error={errors.description}
      id="room-description"
      label={t('words.description')}
      mark={t('fields.length', { length, maximum: grouped(maxDescriptionLength) })}
    >
      {({ className: _, ...control }) => (
        <textarea
          className="control block min-h-24 w-full px-3.5 py-2.5"
          maxLength={maxDescriptionLength}
          onChange={({ target }) => change({ description: target.value })}
          rows={4}
          value={draft.description}
          {...control}
        />
      )}
    </Field>
  )
}

type DescriptionsProps = WordsProps & { words: WholeRoom['words'] }

/** The description in the other languages, and which of them need work. */
function Descriptions({ form, words }: DescriptionsProps) {
  const { draft, change } = form
  const todo = todoWords({ description: draft.description, words })
  return (
    <details className="rounded-control border border-edge">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-2 font-semibold text-sm">
        {t('words.others')}
        <span className="font-normal text-ink-2">{todo || t('words.allDone')}</span>
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        {otherLanguages.map((locale) => {
          const mark = descriptionMark(words[locale])
          return (
            <div key={locale}>
              <Field
                id={`room-description-${locale}`}
                label={<Marked mark={mark}>{nameOf(locale)}</Marked>}
              >
                {({ className: _, ...control }) => (
                  <textarea
                    className="control block min-h-24 w-full px-3.5 py-2.5"
                    dir={direction(locale)}
                    lang={locale}
                    maxLength={maxDescriptionLength}
                    onChange={({ target }) =>
                      change({
                        descriptions: { ...draft.descriptions, [locale]: target.value },
                      })
                    }
                    placeholder={t('words.englishShown')}
                    rows={4}
                    value={draft.descriptions[locale] ?? ''}
                    {...control}
                  />
                )}
              </Field>
              {mark === 'outdated' && <StillRight form={form} locale={locale} />}
            </div>
          )
        })}
      </div>
    </details>
  )
}
