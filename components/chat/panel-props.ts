import type { Locale } from 'next-intl'
import type { PictureEntry } from '#components/ui/picture-sources.ts'
import type messages from '#messages/en.json'

/** The farm's pictures for the first step: `jetty` outside the usual hours with nobody there, else `dawn`. */
export type Plates = Record<'dawn' | 'jetty', PictureEntry | null>
export type ChatPanelProps = {
  locale: Locale
  words: typeof messages.chat
  plates: Plates
  open: boolean
  onOpen: () => void
  onClose: () => void
}
