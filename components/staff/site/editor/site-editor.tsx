'use client'

import { type ReactNode, useRef, useState } from 'react'
import { reading } from '#calls/client.ts'
import { Button } from '#components/ui/button.tsx'
import { useBackCloses } from '#components/ui/use-back-closes.ts'
import { isPlace } from '#lib/farm/rules/places.ts'
import type { PlaceIn } from '#lib/farm/rules/words.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import { asLocale, type Locale } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useAddress } from '../../kit/address/use-address.ts'
import { ByWindow } from '../../kit/by-window.tsx'
import { type First, useAnswer } from '../../kit/live/use-answer.ts'
import { ToPublish } from '../publish/to-publish.tsx'
import { useUndoChange } from '../publish/use-undo-change.ts'
import { EditorBar, type FrameWidth } from './editor-bar.tsx'
import {
  countedName,
  isOnPage,
  pageChoices,
  pageWith,
  pathOf,
  type RoomOfSite,
} from './guest-pages.ts'
import { PageFrame } from './page-frame.tsx'
import { useCardPlace } from './use-card-place.ts'
import { type EditedPage, useEditedPage } from './use-edited-page.ts'
import { useKeyboardHeight } from './use-keyboard-height.ts'
import { WordsPanel } from './words-panel.tsx'

const t = staffWords('siteEditor')

type SiteEditorProps = {
  first: First<Site>
  rooms: RoomOfSite[]
  /** The page and language to begin with, and the place that's open. */
  start: { page: string | null; lang: string | null; place?: string | null }
  phone: boolean
}

/** The guests' own page, on which a press on a sentence changes it. */
export function SiteEditor({ phone, ...editor }: SiteEditorProps) {
  return <ByWindow phone={phone}>{(wide) => <Editor {...editor} wide={wide} />}</ByWindow>
}

function Editor({ first, rooms, start, wide }: Omit<SiteEditorProps, 'phone'> & { wide: boolean }) {
  const choices = pageChoices(rooms)
  const begin = choices.some(([path]) => path === start.page) ? start.page : null
  const [page, setPage] = useState(begin ?? '/')
  const [locale, setLocale] = useState<Locale>(asLocale(start.lang ?? ''))
  const [width, setWidth] = useState<FrameWidth>('wide')
  useAddress({ page: page === '/' ? null : page, lang: locale === 'en' ? null : locale })
  const { value: site, refresh } = useAnswer(reading('GET site'), {}, first, { topics: ['site'] })
  const path = pathOf(page, locale)
  const edited = useEditedPage({ path, locale, site, refresh, start: placeOr(start.place) })
  const name = (choices.find(([choice]) => choice === page)?.[1] ?? '').replace(/^– /, '')
  const changed = async () => {
    await refresh()
    edited.again()
  }
  const undo = useUndoChange(changed)
  const view = ({ key, locale: lang }: PlaceIn) => {
    if (!isOnPage(key, page)) setPage(pageWith(key))
    setLocale(lang)
    edited.show(key)
  }
  const unpublished = (
    <ToPublish onPublished={() => void changed()} onView={view} site={site} undo={undo}>
      {t('bar.none')}
    </ToPublish>
  )
  return (
    <div className="flex h-dvh min-h-0 flex-col" data-task={wide ? undefined : ''} data-whole="">
      <EditorBar
        locale={locale}
        onLocale={(next) => setLocale(asLocale(next))}
        onPage={(next) => {
          edited.close()
          setPage(next)
        }}
        onWidth={setWidth}
        page={page}
        pages={pageChoices(rooms, (each) => countedName(each, site.changes, page))}
        wide={wide}
        width={width}
      >
        {unpublished}
      </EditorBar>
      <Stage
        edited={edited}
        isNarrow={wide && width === 'phone'}
        name={name}
        path={path}
        wide={wide}
      >
        {(open) => (
          <WordsPanel
            locale={locale}
            onClose={edited.close}
            onLocale={setLocale}
            onSaved={edited.saved}
            onUnsaved={edited.setUnsaved}
            page={name}
            place={open}
            wide={wide}
          />
        )}
      </Stage>
      {!wide && (
        <footer className="flex flex-none items-center justify-between gap-3 border-edge border-t bg-card px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))]">
          {unpublished}
        </footer>
      )}
    </div>
  )
}

const placeOr = (key: string | null | undefined) => (key && isPlace(key) ? key : null)

type StageProps = {
  edited: EditedPage
  path: string
  name: string
  wide: boolean
  /** True for a page as wide as a phone on a large window. */
  isNarrow: boolean
  children: (open: string) => ReactNode
}

/** The page, and over it the panel of the place that's open. */
function Stage({ edited, path, name, wide, isNarrow, children }: StageProps) {
  const { page, open, close } = edited
  const [stage, frame, card] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLIFrameElement>(null),
    useRef<HTMLDivElement>(null),
  ]
  const place = useCardPlace({ page, open, wide, stage, frame, card })
  const keyboard = useKeyboardHeight()
  useBackCloses(open !== null && !wide, close)
  const look = isNarrow ? 'mx-auto w-[390px]' : 'w-full'
  return (
    <div className="relative min-h-0 flex-1 overflow-clip bg-[#e9e1cd] lg:px-6 lg:pt-4" ref={stage}>
      <PageFrame
        className={`block h-full bg-paper lg:rounded-t-[10px] lg:border lg:border-[#d5c8a6] ${look}`}
        key={`${path} ${edited.times}`}
        name={name}
        onClose={close}
        onOpen={edited.show}
        onPage={edited.setPage}
        path={path}
        ref={frame}
      />
      {edited.failed && (
        <div
          className="absolute inset-0 grid place-content-center gap-4 bg-paper p-6 text-center"
          role="alert"
        >
          <p>{t('failed')}</p>
          <Button kind="outline" onClick={edited.again}>
            {t('again')}
          </Button>
        </div>
      )}
      {edited.hint && !open && (
        <p className="pointer-events-none absolute inset-x-0 bottom-4 mx-auto w-fit rounded-control bg-hill px-3.5 py-2.5 font-semibold text-cream text-sm lg:hidden">
          {t('hint')}
        </p>
      )}
      {open !== null && (
        <div
          aria-label={t('panel.title', { page: name })}
          className={`z-30 flex flex-col border-[#cdbf9a] bg-card shadow-float ${wide ? 'absolute max-h-[calc(100%-28px)] w-[560px] max-w-[calc(100%-28px)] rounded-card border' : 'fixed inset-x-0 bottom-0 max-h-[68dvh] rounded-t-card border-t'}`}
          onKeyDown={({ key }) => key === 'Escape' && close()}
          ref={card}
          role="dialog"
          style={
            wide
              ? place
              : {
                  bottom: keyboard,
                  maxHeight: keyboard
                    ? `calc(${window.innerHeight - keyboard}px - 96px)`
                    : undefined,
                }
          }
        >
          {children(open)}
        </div>
      )}
    </div>
  )
}
