'use client'

import { Undo2 } from 'lucide-react'
import { seenOf } from '#lib/farm/schema/pictures.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { PlainDecide } from '../../kit/action/decide.tsx'
import { FactDialog } from '../facts/fact-dialog.tsx'
import { PicturePanel } from '../pictures/picture-panel.tsx'
import { useSitePictures } from '../pictures/use-site-pictures.ts'
import { DetailsPanel } from './details-panel.tsx'
import { detailsOpen } from './use-edited-page.ts'
import type { MyChanges } from './use-my-changes.ts'
import type { TheEditor } from './use-site-editor.ts'
import { Frame, WordsPanel } from './words-panel.tsx'

const t = staffWords('siteEditor')

type PanelProps = { editor: TheEditor; open: string; wide: boolean }

/** What's open beside the page: the words of a place, or what the page has besides those it shows. */
export function Panel({ editor, open, wide }: PanelProps) {
  const { edited, locale, name } = editor
  if (open === detailsOpen) {
    return (
      <Frame onClose={edited.close} title={t('details.heading', { page: name })}>
        <DetailsPanel details={edited.page?.hidden ?? []} locale={locale} onOpen={editor.open} />
      </Frame>
    )
  }
  return (
    <WordsPanel
      locale={locale}
      onClose={edited.close}
      onFact={(fact) => editor.openFact(fact)}
      onLocale={editor.setLocale}
      onSaved={editor.wrote}
      onUnsaved={edited.setUnsaved}
      page={name}
      place={open}
      wide={wide}
    />
  )
}

/** The card of a fact, over the page. */
export function FactOver({ editor }: { editor: TheEditor }) {
  const { fact, site, mine } = editor
  if (!fact) return null
  return (
    <FactDialog
      onClose={editor.closeFact}
      onSaved={(before, after) => {
        mine.changed(fact, before, after)
        void editor.changed()
      }}
      row={fact}
      site={site}
    />
  )
}

/** The form of a picture, beside the page. It's here while none is open too, since a photo may be on its way. */
export function PictureOver({ editor }: { editor: TheEditor }) {
  const { picture, mine, changed } = editor
  const actions = useSitePictures(changed, mine.pictured)
  if (!picture) return null
  return (
    <PicturePanel
      actions={actions}
      key={picture.slot + seenOf(picture.own)}
      onClose={editor.closePicture}
      picture={picture}
      refresh={changed}
    />
  )
}

/** Takes back the last change that was made here. */
export function UndoButton({ mine }: { mine: MyChanges }) {
  const { last, busy } = mine
  return (
    <PlainDecide
      aria-label={last ? t('bar.undo', { name: last }) : t('bar.noUndo')}
      busy={busy || last === null}
      className="icon-button grid flex-none place-items-center aria-disabled:opacity-50"
      onPress={() => void mine.takeBack()}
      title={last ? t('bar.undo', { name: last }) : t('bar.noUndo')}
    >
      <Undo2 aria-hidden="true" size={20} />
    </PlainDecide>
  )
}
