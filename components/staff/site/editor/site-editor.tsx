'use client'

import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { useBackCloses } from '#components/ui/use-back-closes.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { ByWindow } from '../../kit/by-window.tsx'
import { PagesState } from '../publish/pages-state.tsx'
import { ToPublish } from '../publish/to-publish.tsx'
import { EditorBar, type FrameWidth } from './editor-bar.tsx'
import { countedName, pageChoices } from './guest-pages.ts'
import { PageFrame } from './page-frame.tsx'
import { FactOver, Panel, PictureOver, UndoButton } from './panels.tsx'
import { PreviewButton } from './preview-button.tsx'
import { useCardPlace } from './use-card-place.ts'
import { detailsOpen, type EditedPage } from './use-edited-page.ts'
import { useKeyboardHeight } from './use-keyboard-height.ts'
import { type EditorStart, useSiteEditor } from './use-site-editor.ts'

const t = staffWords('siteEditor')

type SiteEditorProps = EditorStart & { phone: boolean }

/** The guests' own page, on which a press on a sentence or a picture changes it. */
export function SiteEditor({ phone, ...editor }: SiteEditorProps) {
  return <ByWindow phone={phone}>{(wide) => <Editor {...editor} wide={wide} />}</ByWindow>
}

function Editor({ wide, ...start }: EditorStart & { wide: boolean }) {
  const editor = useSiteEditor(start)
  const { edited, mine, site, page } = editor
  const [width, setWidth] = useState<FrameWidth>('wide')
  const undo = <UndoButton mine={mine} />
  const toPublish = (
    <ToPublish
      aside={<PreviewButton path={editor.path} wide={wide} />}
      onPublished={() => void editor.changed()}
      onView={editor.view}
      site={site}
      undo={editor.undo}
    >
      {t('bar.none')}
    </ToPublish>
  )
  return (
    <div className="flex h-dvh min-h-0 flex-col" data-task={wide ? undefined : ''} data-whole="">
      <EditorBar
        locale={editor.locale}
        onDetails={() => edited.show(detailsOpen)}
        onLocale={editor.setLocale}
        onPage={editor.setPage}
        onWidth={setWidth}
        page={page}
        pages={pageChoices(start.rooms, (each) => countedName(each, site.changes, page))}
        undo={undo}
        wide={wide}
        width={width}
      >
        {toPublish}
      </EditorBar>
      <Stage
        edited={edited}
        isNarrow={wide && width === 'phone'}
        name={editor.name}
        onOpen={editor.open}
        path={editor.path}
        state={<PagesState published={site.published} refresh={editor.changed} />}
        wide={wide}
      >
        {(open) => <Panel editor={editor} open={open} wide={wide} />}
      </Stage>
      {!wide && (
        <footer className="flex flex-none items-center gap-3 border-edge border-t bg-card px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))]">
          {undo}
          {toPublish}
        </footer>
      )}
      <FactOver editor={editor} />
      <PictureOver editor={editor} />
    </div>
  )
}

type StageProps = {
  edited: EditedPage
  path: string
  name: string
  wide: boolean
  /** True for a page as wide as a phone on a large window. */
  isNarrow: boolean
  onOpen: (mark: string) => void
  /** How far the pages of the last publication are. */
  state: ReactNode
  children: (open: string) => ReactNode
}

/** The page, and over it the panel of the place that's open. */
function Stage({ edited, path, name, wide, isNarrow, onOpen, state, children }: StageProps) {
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
        onOpen={onOpen}
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
      <div className="absolute inset-x-4 bottom-4 z-20 mx-auto grid w-fit max-w-[560px] gap-2 rounded-control bg-card empty:hidden has-[*]:shadow-float">
        {state}
      </div>
      {edited.hint && !open && (
        <p
          className={`pointer-events-none absolute inset-x-4 bottom-4 mx-auto w-fit rounded-control bg-hill px-3.5 py-2.5 font-semibold text-cream text-sm ${page?.hasExamples ? '' : 'lg:hidden'}`}
        >
          {t(page?.hasExamples ? 'examples' : 'hint')}
        </p>
      )}
      {open !== null && (
        <div
          aria-label={t(open === detailsOpen ? 'details.heading' : 'panel.title', { page: name })}
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
