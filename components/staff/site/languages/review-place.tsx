import { Check, Languages, Pencil } from 'lucide-react'
import { useState } from 'react'
import { call } from '#calls/client.ts'
import { Button } from '#components/ui/button.tsx'
import type { OtherLocale, ToReview } from '#lib/farm/schema/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { Decide } from '../../kit/action/decide.tsx'
import { keepFocus } from '../../kit/action/keep-focus.ts'
import { useAction } from '../../kit/action/use-action.ts'
import { LiveWords } from '../../kit/live/live-words.tsx'
import { StateShape } from '../../kit/state-shape.tsx'
import { languageName, pageNames } from '../publish/entries.ts'
import { ToldWords } from './told-words.tsx'
import type { Draft } from './use-drafts.ts'
import { WordsForm } from './words-form.tsx'

const t = staffWords('siteLanguages')

/** What gets the keys when a place is done and gone. */
export const noneLeft = 'none-left'

type ReviewPlaceProps = {
  place: ToReview
  locale: OtherLocale
  /** The place that's there when this one is done. */
  next: string | undefined
  draft: Draft | null
  /** Has this browser make a draft; absent where it can't. */
  onDraft?: (() => void) | undefined
  onForget: () => void
  onSaved: () => Promise<void>
}

/** A place whose words aren't right any more: the English, and what's to be decided about the other language. */
export function ReviewPlace(props: ReviewPlaceProps) {
  const { place, locale, next, draft, onDraft, onForget, onSaved } = props
  const [writing, setWriting] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const { run, busy } = useAction(onSaved)
  const language = languageName(locale)
  const { text: current } = place.languages[locale]
  const save = async (text: string, done: 'saved' | 'correct') => {
    const isDone = await run({
      about: place.key,
      call: () =>
        call('POST site/words', { json: { key: place.key, locale, text, seen: current } }),
      done: () => t(`done.${done}`, { language }),
      refused: (why, error) => {
        setWrong((error instanceof Refusal && error.detail.errors?.text) || why)
        return why
      },
      focus: () => keepFocus(next ?? noneLeft),
    })
    if (!isDone) return
    setWriting(null)
    onForget()
  }
  const write = (text: string) => {
    setWrong(null)
    setWriting(text)
  }
  return (
    <li className="grid border-rule border-t lg:grid-cols-2">
      <English place={place} />
      <div className="px-4 pb-4 lg:border-rule lg:border-s lg:px-[22px] lg:py-3.5">
        {writing !== null ? (
          <WordsForm
            busy={busy.has(place.key)}
            locale={locale}
            onCancel={() => setWriting(null)}
            onSave={(text) => void save(text, 'saved')}
            start={writing}
            words={place}
            wrong={wrong}
          />
        ) : draft !== null && typeof draft === 'object' ? (
          <DraftWords
            busy={busy.has(place.key)}
            onApprove={() => void save(draft.text, 'saved')}
            onEdit={() => write(draft.text)}
            {...{ draft, locale, place }}
          />
        ) : (
          <Current
            busy={busy.has(place.key)}
            isMaking={draft === 'making'}
            onCorrect={() => current !== null && void save(current, 'correct')}
            onWrite={() => write(current ?? '')}
            {...{ locale, onDraft, place }}
          />
        )}
        <LiveWords>
          {draft === 'lost' && <p className="mt-2 text-ink-2 text-sm">{t('draft.lost')}</p>}
        </LiveWords>
      </div>
    </li>
  )
}

function English({ place }: { place: ToReview }) {
  const { key, state, writtenFor, args, languages } = place
  const text = languages.en.text ?? ''
  return (
    <div className="px-4 py-3.5 lg:px-[22px]">
      <div className="mb-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <h3 className="w-full font-semibold outline-none" data-heading={key} tabIndex={-1}>
          {pageNames(key)}
        </h3>
        <p className="flex items-center gap-2 text-ink-2">
          <StateShape state={state} />
          {t(`todo.state.${state}`)}
        </p>
      </div>
      <ToldWords args={args} locale="en" text={text} />
      {writtenFor !== null && writtenFor !== text && (
        <div className="mt-2 text-ink-2 text-sm">
          <p>{t('todo.before')}</p>
          <ToldWords args={args} locale="en" text={writtenFor} />
        </div>
      )}
    </div>
  )
}

type OfPlace = { place: ToReview; locale: OtherLocale; busy: boolean }

type CurrentProps = OfPlace & {
  isMaking: boolean
  onCorrect: () => void
  onWrite: () => void
  onDraft: (() => void) | undefined
}

/** The words that the language has, if it has any, and the ways to better ones. */
function Current({ place, locale, busy, isMaking, onCorrect, onWrite, onDraft }: CurrentProps) {
  const { text } = place.languages[locale]
  const language = languageName(locale)
  return (
    <>
      <p className="mb-1.5 text-ink-2 text-sm">
        {text === null ? t('todo.english', { language }) : t('todo.current', { language })}
      </p>
      {text !== null && <ToldWords args={place.args} locale={locale} text={text} />}
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        {text !== null && (
          <Decide busy={busy} kind="outline" onPress={onCorrect} size="small">
            <Check aria-hidden="true" size={17} />
            {t('todo.stillCorrect')}
          </Decide>
        )}
        <Button kind={text === null ? 'outline' : 'quiet'} onClick={onWrite} size="small">
          <Pencil aria-hidden="true" size={16} />
          {text === null ? t('todo.write') : t('todo.edit')}
        </Button>
        {onDraft && (
          <Button disabled={isMaking} kind="quiet" onClick={onDraft} size="small">
            <Languages aria-hidden="true" size={17} />
            {isMaking ? t('draft.making') : t('draft.make')}
          </Button>
        )}
      </div>
    </>
  )
}

type DraftWordsProps = OfPlace & {
  draft: { text: string }
  onApprove: () => void
  onEdit: () => void
}

/** A draft of this browser, which nobody has read yet. */
function DraftWords({ place, locale, draft, busy, onApprove, onEdit }: DraftWordsProps) {
  return (
    <>
      <p className="mb-1.5 flex items-center gap-2 font-semibold text-indigo text-sm">
        <StateShape state="draft" />
        {t('draft.title')}
      </p>
      <div className="rounded-control border border-line-control bg-white px-3 py-2.5">
        <ToldWords args={place.args} locale={locale} text={draft.text} />
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <Decide busy={busy} kind="outline" onPress={onApprove} size="small">
          <Check aria-hidden="true" size={17} />
          {t('draft.approve')}
        </Decide>
        <Button kind="quiet" onClick={onEdit} size="small">
          <Pencil aria-hidden="true" size={16} />
          {t('todo.edit')}
        </Button>
      </div>
    </>
  )
}
