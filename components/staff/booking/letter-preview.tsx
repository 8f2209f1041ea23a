'use client'

import { useState } from 'react'
import type { ShownLetter } from '#lib/booking/schema/shown-letter.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('booking')

/** The sentences of a guest’s mail: in English, and in the language in which it leaves. */
export function LetterPreview({ letter, fullName }: { letter: ShownLetter; fullName: string }) {
  const [isOwn, setIsOwn] = useState(false)
  const { locale, direction, own, english } = letter
  const [first = ''] = fullName.split(' ')
  const sentences = isOwn ? own : english
  return (
    <section aria-label={t('letter.label')}>
      <h3 className="mb-1.5 font-semibold text-sm">
        {t.rich(letter.email === null ? 'letter.titleNoEmail' : 'letter.title', {
          name: first,
          language: languageName(locale),
          quiet: (words) => <span className="font-normal text-ink-2">{words}</span>,
        })}
      </h3>
      <div className="rounded-control border border-edge bg-band px-4 py-3 text-sm">
        <div
          className="num grid gap-1.5"
          dir={isOwn ? direction : 'ltr'}
          lang={isOwn ? locale : 'en'}
        >
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {locale !== 'en' && (
          <button
            className="mt-1 min-h-11 font-semibold text-lake underline underline-offset-3"
            onClick={() => setIsOwn(!isOwn)}
            type="button"
          >
            {t('letter.showIn', { language: languageName(isOwn ? 'en' : locale) })}
          </button>
        )}
      </div>
    </section>
  )
}

export function languageName(locale: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale
}
