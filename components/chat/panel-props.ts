import type { Locale } from 'next-intl'
import type { PictureEntry } from '#components/ui/picture-sources.ts'
import type messages from '#messages/en.json'

export type ChatPanelWords = typeof messages.chat
/** The farm at the two hours at which a visitor may come. */
export type Plates = Record<'dawn' | 'jetty', PictureEntry>
/** What the closed chat has to say: unread messages of the farm, and how to stop the bell if it rings. */
export type News = { unread: number; silence: (() => void) | null }

export type ChatPanelProps = {
  locale: Locale
  words: ChatPanelWords
  plates: Plates
  open: boolean
  onClose: () => void
  onNews: (news: News) => void
}
