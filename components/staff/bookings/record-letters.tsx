'use client'

import { ChevronDown, Mail, MessageCircle, Send } from 'lucide-react'
import { useState } from 'react'
import { call } from '#calls/client.ts'
import type { DeskRecord, SentLetter } from '#lib/desk/schema/desk-record.ts'
import { asLocale, languages } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { languageName } from '../booking/letter-preview.tsx'
import { PlainDecide } from '../kit/action/decide.tsx'
import { useAction } from '../kit/action/use-action.ts'
import { instantDay, instantTime } from '../kit/words.ts'
import { RecordSection } from './record-section.tsx'

const t = staffWords('bookings')

type RecordLettersProps = {
  reference: string
  letters: SentLetter[]
  whatsapp: DeskRecord['whatsapp']
  onSent: () => Promise<void>
}

export function RecordLetters({ reference, letters, whatsapp, onSent }: RecordLettersProps) {
  const sent = [
    ...letters.map((letter) => ({
      at: letter.sent_at,
      line: <Letter key={letter.id} letter={letter} onSent={onSent} reference={reference} />,
    })),
    ...whatsapp.map(({ at, by }) => ({ at, line: <Opened at={at} by={by} key={at} /> })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <RecordSection name={t('letters.title')}>
      {letters.length === 0 && <p className="text-ink-2">{t('letters.none')}</p>}
      <ul>
        {sent.map(({ line }) => (
          <li key={line.key}>{line}</li>
        ))}
      </ul>
    </RecordSection>
  )
}

type LetterProps = Omit<RecordLettersProps, 'letters' | 'whatsapp'> & { letter: SentLetter }

function Opened({ at, by }: DeskRecord['whatsapp'][number]) {
  return (
    <p className="flex min-h-12 items-center gap-3 py-1">
      <MessageCircle aria-hidden="true" className="shrink-0 text-lake" size={18} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{t('letters.whatsapp')}</span>
        <span className="wrap-anywhere block text-ink-2 text-xs">
          {t('letters.openedBy', { name: by })}
        </span>
      </span>
      <time className="num text-end text-ink-2 text-xs" dateTime={at}>
        {instantDay(at)}, {instantTime(at)}
      </time>
    </p>
  )
}

function Letter({ letter, ...sending }: LetterProps) {
  const { locale, subject, sent_at } = letter
  return (
    <details className="group">
      <summary className="flex min-h-12 items-center gap-3 py-1 hover:bg-band">
        <Mail aria-hidden="true" className="shrink-0 text-lake" size={18} />
        <span className="min-w-0 flex-1">
          <bdi className="wrap-anywhere block font-medium" lang={locale}>
            {subject}
          </bdi>
          <span className="block text-ink-2 text-xs">
            {t('letters.email', { language: languageName(locale) })}
          </span>
        </span>
        <time className="num text-end text-ink-2 text-xs" dateTime={sent_at}>
          {instantDay(sent_at)}, {instantTime(sent_at)}
        </time>
        <ChevronDown
          aria-hidden="true"
          className="shrink-0 text-ink-2 group-open:rotate-180"
          size={18}
        />
      </summary>
      <Words letter={letter} {...sending} />
    </details>
  )
}

function Words({ reference, letter, onSent }: LetterProps) {
  const { id, to, locale, body, again } = letter
  const { busy, run } = useAction(onSent)
  // The same for every try until one is answered, so that no press sends two.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const send = () =>
    run({
      about: id,
      call: () =>
        call('POST desk/bookings/[reference]/letters/[letter]', {
          params: { reference, letter: id },
          json: { key },
        }),
      done: () => {
        setKey(crypto.randomUUID())
        return t('letters.willBeSent', { address: to })
      },
      words: {
        illegal_transition: t('letters.noLongerFits'),
      },
    })
  return (
    <div className="mb-3 rounded-control border border-edge bg-white p-4">
      <p className="text-ink-2 text-xs">{t('letters.to', { address: to })}</p>
      <p
        className="wrap-anywhere mt-2 whitespace-pre-line text-sm"
        dir={languages[asLocale(locale)].direction}
        lang={locale}
      >
        {body}
      </p>
      {again && (
        <PlainDecide
          className="mt-2 inline-flex min-h-11 items-center gap-2.5 font-semibold text-lake aria-disabled:text-ink-2"
          onPress={send}
          busy={busy.has(id)}
        >
          <Send aria-hidden="true" size={18} />
          {t('letters.sendAgain')}
        </PlainDecide>
      )}
    </div>
  )
}
