'use client'

import { Info } from 'lucide-react'
import { call, reading } from '#calls/client.ts'
import type { FactName } from '#lib/farm/rules/named-facts.ts'
import type { LanguageState } from '#lib/farm/schema/languages.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { type Action, useAction } from '../../kit/action/use-action.ts'
import { Card } from '../../kit/card.tsx'
import { ListFailed } from '../../kit/list/list-states.tsx'
import { type First, useAnswer } from '../../kit/live/use-answer.ts'
import { languageName } from '../publish/entries.ts'
import { PublishBar } from '../publish/publish-bar.tsx'
import { useUndoChange } from '../publish/use-undo-change.ts'
import { SiteFrame } from '../site-frame.tsx'
import { LanguageRow } from './language-row.tsx'

const t = staffWords('siteLanguages')

type LanguagesScreenProps = {
  first: First<Site>
  firstLanguages: First<{ languages: LanguageState[] }>
}

/** The languages of the site: which are on, and how many of their words are the farm's own, standard, out of date or missing. */
export function LanguagesScreen({ first, firstLanguages }: LanguagesScreenProps) {
  const site = useAnswer(reading('GET site'), {}, first, { topics: ['site'] })
  const list = useAnswer(reading('GET site/languages'), {}, firstLanguages, { topics: ['site'] })
  const refresh = async () => {
    await Promise.all([site.refresh(), list.refresh()])
  }
  const undo = useUndoChange(refresh)
  const { run, busy } = useAction(refresh)
  return (
    <SiteFrame bar={<PublishBar refresh={refresh} site={site.value} undo={undo} />}>
      {list.failed && <ListFailed className="" onRetry={list.refresh} stale />}
      <Card title={t('title')}>
        <ul>
          {list.value.languages.map((language) => (
            <LanguageRow
              busy={busy.has(factOf(language))}
              key={language.locale}
              language={language}
              onTurn={() => void run(turned(language))}
            />
          ))}
        </ul>
      </Card>
      <p className="flex gap-3 rounded-control bg-band px-4 py-3 text-sm">
        <Info aria-hidden="true" className="mt-0.5 shrink-0" size={19} />
        {t('note')}
      </p>
    </SiteFrame>
  )
}

const factOf = ({ locale }: Pick<LanguageState, 'locale'>) => `languages.${locale}` as FactName

/** Turns the switch of a language, in the draft. */
function turned(language: LanguageState, isUndo = false): Action {
  const { locale, isOn, isLive } = language
  const name = factOf(language)
  const after = { ...language, isOn: !isOn }
  const words = after.isOn === isLive ? 'same' : after.isOn ? 'on' : 'off'
  return {
    about: name,
    call: () => call('POST site/facts', { json: { [name]: !isOn, seen: { [name]: isOn } } }),
    done: () => ({
      text: t(`turned.${words}`, { language: languageName(locale) }),
      ...(!isUndo && { undo: { action: turned(after, true) } }),
    }),
  }
}
