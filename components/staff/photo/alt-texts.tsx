'use client'

import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import type { Alt } from '#lib/farm/schema/pictures.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { LinesField } from '../kit/form/form-fields.tsx'
import { StateShape } from '../kit/state-shape.tsx'

const t = staffWords('site')

/** Saves a text in a language, where `seen` was shown. Returns true once it's saved. */
export type SaveAlt = (locale: Locale, text: string, seen: string | null) => Promise<boolean>

type AltTextsProps = {
  alt: Alt
  /** True for a picture of the farm's own, which our words wouldn't describe. */
  isOwn: boolean
  onSave: SaveAlt
}

/** The words that describe a picture to people who don't see it, by language, each with how it is. */
export function AltTexts({ alt, isOwn, onSave }: AltTextsProps) {
  const [edited, setEdited] = useState<Locale | null>(null)
  const locales = Object.keys(alt) as Locale[]
  const isMissing = (locale: Locale) => isOwn && alt[locale].state === 'outdated'
  return (
    <section aria-labelledby="alt-texts">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold text-sm" id="alt-texts">
          {t('pictures.alt')}
        </h3>
        <p className="text-ink-2 text-xs">{t('pictures.altHelp')}</p>
      </div>
      <ul className="mt-1">
        {locales.map((locale) => (
          <li className="border-rule border-b last:border-0" key={locale}>
            {edited === locale ? (
              <AltForm
                locale={locale}
                onClose={() => setEdited(null)}
                onSave={onSave}
                text={alt[locale].text}
              />
            ) : (
              <AltRow
                alt={alt[locale]}
                isMissing={isMissing(locale)}
                locale={locale}
                missing={t(isMissing('en') ? 'pictures.altMissing' : 'pictures.altFallback')}
                onEdit={() => setEdited(locale)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type AltRowProps = {
  locale: Locale
  alt: Alt[Locale]
  isMissing: boolean
  /** What's said if there are no words for this picture. */
  missing: string
  onEdit: () => void
}

function AltRow({ locale, alt: { text, state }, isMissing, missing, onEdit }: AltRowProps) {
  const { label } = languages[locale]
  return (
    <div className="flex items-center gap-3 py-1">
      <StateShape state={state} />
      <span className="w-20 shrink-0 font-semibold text-sm" lang={locale}>
        {label}
      </span>
      {isMissing || text === null ? (
        <span className="min-w-0 flex-1 text-ink-2 text-sm">{missing}</span>
      ) : (
        <span className="line-clamp-2 min-w-0 flex-1 text-sm" dir="auto" lang={locale}>
          {text}
        </span>
      )}
      <IconButton
        className="icon-button"
        label={t('pictures.edit', { language: label })}
        onClick={onEdit}
      >
        <Pencil size={18} />
      </IconButton>
    </div>
  )
}

type AltFormProps = {
  locale: Locale
  text: string | null
  onSave: SaveAlt
  onClose: () => void
}

function AltForm({ locale, text: seen, onSave, onClose }: AltFormProps) {
  const [text, setText] = useState(seen ?? '')
  const language = languages[locale].label
  const save = async () => {
    if (await onSave(locale, text, seen)) onClose()
  }
  return (
    <div className="grid gap-2.5 py-2.5" lang={locale}>
      <LinesField
        help=""
        id={`alt-${locale}`}
        label={t('pictures.altLabel', { language })}
        onChange={setText}
        value={text}
      />
      <div className="flex justify-end gap-2.5" lang="en">
        <Button kind="quiet" onClick={onClose} size="small">
          {t('pictures.cancelAlt')}
        </Button>
        <Decide
          busy={text.trim() === ''}
          disabled={text.trim() === ''}
          kind="outline"
          onPress={save}
          size="small"
        >
          {t('pictures.keepAlt')}
        </Decide>
      </div>
    </div>
  )
}
