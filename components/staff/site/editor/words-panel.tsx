'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { reading } from '#calls/client.ts'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import type { FactName } from '#lib/farm/rules/named-facts.ts'
import type { PlaceWords } from '#lib/farm/schema/words.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useAnswer } from '../../kit/live/use-answer.ts'
import { loading } from '../../kit/words.ts'
import { LanguageList } from './language-list.tsx'
import { LengthMeter } from './length-meter.tsx'
import { PlaceActions } from './place-actions.tsx'
import { PlaceFacts } from './place-facts.tsx'
import type { Rewritten } from './place-saver.ts'
import { SaveNote } from './save-note.tsx'
import { type PlaceFormProps, usePlaceForm } from './use-place-form.ts'
import { WordsField, type WordsFieldHandle } from './words-field.tsx'
import { WordsTrouble } from './words-trouble.tsx'

const t = staffWords('siteEditor')

type WordsPanelProps = {
  place: string
  locale: Locale
  /** The name of the page that it's on. */
  page: string
  wide: boolean
  onLocale: (locale: Locale) => void
  onClose: () => void
  onSaved: (place: string, rewritten: Rewritten | null) => unknown
  /** Opens the card of a fact. */
  onFact: (fact: FactName) => void
  /** Called with true while something typed isn't saved. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** What can be done with the words of a place: beside them on a large window, below them on a phone. */
export function WordsPanel({ place, ...panel }: WordsPanelProps) {
  const { value, failed, refresh } = useAnswer(reading('GET site/words'), { key: place }, null, {
    topics: ['site'],
  })
  const words = value?.key === place ? value : null
  if (!words) {
    return (
      <Frame onClose={panel.onClose} title={t('panel.title', { page: panel.page })}>
        <p className="p-5" role="status">
          {failed ? t('panel.failed') : loading()}
        </p>
      </Frame>
    )
  }
  const saved = (rewritten: Rewritten | null) => {
    void refresh()
    return panel.onSaved(place, rewritten)
  }
  return <Place {...panel} key={`${panel.locale} ${place}`} onSaved={saved} words={words} />
}

type PlaceProps = Omit<WordsPanelProps, 'place' | 'onSaved'> & PlaceFormProps

function Place(props: PlaceProps) {
  const { words, locale, page, wide, onLocale, onClose, onUnsaved, onFact } = props
  const id = useId()
  const form = usePlaceForm(props)
  const [refusal, setRefusal] = useState<string | null>(null)
  const field = useRef<WordsFieldHandle>(null)
  useEffect(() => field.current?.focus(), [])
  const isUnsaved = !['saved', 'saving'].includes(form.state.kind)
  const tell = useEffectEvent(onUnsaved)
  useEffect(() => {
    tell(isUnsaved)
    return () => tell(false)
  }, [isUnsaved])
  const others = <LanguageList languages={words.languages} locale={locale} onLocale={onLocale} />
  return (
    <Frame
      footer={<PlaceActions {...props} form={form} />}
      note={<SaveNote isTouched={form.isTouched} state={form.state} />}
      onClose={onClose}
      title={t('panel.title', { page })}
    >
      <div className="grid gap-4 px-4 pt-1 pb-4 sm:px-5">
        <div>
          <p className="mb-1.5 font-semibold text-sm" id={`${id}-label`}>
            {t('field.label', { language: languages[locale].label })}
          </p>
          <WordsField
            describedBy={`${id}-trouble`}
            drawn={form.drawn}
            id={id}
            locale={locale}
            onChange={form.type}
            onRefuse={setRefusal}
            ref={field}
            text={form.text}
            words={words}
          />
          <LengthMeter locale={locale} text={form.text} words={words} />
          <div id={`${id}-trouble`}>
            <WordsTrouble form={form} locale={locale} refusal={refusal} words={words} />
          </div>
        </div>
        <PlaceFacts
          locale={locale}
          onFact={onFact}
          onInsert={(chip) => field.current?.insert(chip)}
          text={form.text}
          words={words}
        />
        {wide ? (
          <section>
            <h3 className="mb-2 font-semibold text-sm">{t('languages.title')}</h3>
            {others}
          </section>
        ) : (
          <details>
            <summary className="staff-link min-h-11 content-center text-sm">
              {t('languages.others', { count: othersToDo(words, locale) })}
            </summary>
            {others}
          </details>
        )}
      </div>
    </Frame>
  )
}

/** The number of other languages whose words aren't right any more. */
function othersToDo({ languages: all }: PlaceWords, here: Locale): number {
  return (Object.keys(all) as Locale[]).filter(
    (locale) => locale !== here && ['outdated', 'missing'].includes(all[locale].state),
  ).length
}

type FrameProps = {
  title: string
  note?: ReactNode
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A panel with its title and the button that closes it. */
export function Frame({ title, note, footer, onClose, children }: FrameProps) {
  return (
    <>
      <header className="flex items-center gap-2.5 py-1.5 ps-4 pe-1.5 sm:ps-5">
        <h2 className="me-auto font-semibold">{title}</h2>
        {note}
        <IconButton className="icon-button" label={t('panel.close')} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
      <footer className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-b-[inherit] border-edge border-t bg-band px-4 py-2.5 sm:px-5">
        {footer}
        <Button className="ms-auto" kind="secondary" onClick={onClose} size="small">
          {t('panel.done')}
        </Button>
      </footer>
    </>
  )
}
