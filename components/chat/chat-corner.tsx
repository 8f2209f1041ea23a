import { useLocale, useMessages } from 'next-intl'
import { ChatIcon } from '#components/ui/icons.tsx'
import type { PictureEntry } from '#components/ui/picture-sources.ts'
import { shownPicture } from '#lib/farm/rules/shown-pictures.ts'
import type { PictureId } from '#lib/pictures/rules.ts'
import { ChatLauncher } from './launcher.tsx'

/** The chat in the corner of a page, with its texts in the page's language. */
export function ChatCorner() {
  const { chat } = useMessages()
  const plates = { dawn: small('dawn'), jetty: small('jetty') }
  return (
    <ChatLauncher icon={<ChatIcon size={26} />} locale={useLocale()} plates={plates} words={chat} />
  )
}

// It is shown 412 pixels wide, or as wide as a phone.
function small(id: PictureId): PictureEntry | null {
  const plate = shownPicture(id)
  if (!plate) return null
  const { avif, webp, ...rest } = plate
  const few = (sources: typeof avif) => sources.filter(({ width }) => width <= 800)
  return { ...rest, avif: few(avif), webp: few(webp) }
}
