import Link from 'next/link'
import { buttonClass } from '#components/ui/button.tsx'
import type { LanguageCounts, LanguageState } from '#lib/farm/schema/languages.ts'
import { languages } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { PlainDecide } from '../../kit/action/decide.tsx'
import { StateShape } from '../../kit/state-shape.tsx'
import { languageName } from '../publish/entries.ts'

const t = staffWords('siteLanguages')

type LanguageRowProps = { language: LanguageState; busy: boolean; onTurn: () => void }

/** A language of the site: how its words are, what there is to review, and its switch. */
export function LanguageRow({ language, busy, onTurn }: LanguageRowProps) {
  const { locale, isOn, isLive, outdated, missing } = language
  const name = languageName(locale)
  // The English is written on its page.
  const toReview = locale === 'en' ? 0 : outdated + missing
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2 border-rule border-t px-4 py-3.5 lg:grid-cols-[190px_minmax(0,1fr)_auto_56px] lg:px-[22px]">
      <div>
        <h3 className="font-semibold text-base leading-tight" lang={locale}>
          <bdi>{languages[locale].label}</bdi>
        </h3>
        <p className="text-ink-2 text-sm">{locale === 'en' ? t('firstAbout') : name}</p>
      </div>
      <div className="max-lg:col-span-2 max-lg:row-start-2">
        <Shares counts={language} />
        <Counts counts={language} />
      </div>
      {toReview > 0 && (
        <Link
          aria-label={t('reviewNamed', { count: toReview, language: name })}
          className={`${buttonClass({ kind: 'outline', size: 'small' })} max-lg:col-span-2 max-lg:justify-self-start`}
          href={`/app/site/languages/${locale}`}
        >
          {t('review', { count: toReview })}
        </Link>
      )}
      <div className="flex flex-col items-end gap-1.5 max-lg:col-start-2 max-lg:row-start-1 lg:col-start-4">
        {locale === 'en' ? (
          <span className="rounded-[6px] bg-band px-2 py-1 font-semibold text-xs">
            {t('first')}
          </span>
        ) : (
          <PlainDecide
            aria-checked={isOn}
            aria-label={t('switch', { language: name })}
            busy={busy}
            className="switch my-[7px]"
            onPress={onTurn}
            role="switch"
          />
        )}
      </div>
      {isOn !== isLive && (
        <p className="col-span-full flex items-center gap-2 font-medium text-turmeric-ink text-xs">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-turmeric" />
          {t(isOn ? 'onOncePublished' : 'offOncePublished')}
        </p>
      )}
    </li>
  )
}

const states = ['yours', 'standard', 'outdated', 'missing'] as const

const colours = {
  yours: 'bg-leaf',
  standard: 'bg-[#8fae8b]',
  outdated: 'bg-turmeric',
  missing: 'bg-[#c98879]',
}

/** How much of a language is so, as a bar; {@link Counts} says it. */
function Shares({ counts }: { counts: LanguageCounts }) {
  return (
    <div aria-hidden="true" className="flex h-2.5 overflow-clip rounded-full bg-band">
      {states.map((state) => (
        <span className={colours[state]} key={state} style={{ flexGrow: counts[state] }} />
      ))}
    </div>
  )
}

// No word of a language being wrong needn't be said.
const isTold = (state: keyof LanguageCounts, count: number) =>
  count > 0 || state === 'yours' || state === 'standard'

function Counts({ counts }: { counts: LanguageCounts }) {
  return (
    <ul className="num mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
      {states.map((state) => {
        const count = counts[state]
        if (!isTold(state, count)) return null
        return (
          <li className="flex items-center gap-2" key={state}>
            <StateShape state={state} />
            {t(`counts.${state}`, { count })}
          </li>
        )
      })}
    </ul>
  )
}
