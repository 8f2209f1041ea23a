import { useLocale, useTranslations } from 'next-intl'
import { DrawingMark } from '#components/farm/drawing-mark.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { RoomPrice } from '#components/rooms/room-figures.tsx'
import { RoomPicture } from '#components/rooms/room-picture.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { pages } from '#lib/i18n/pages.ts'
import { roomPath } from '#lib/rooms/rules/name.ts'
import { firstPicture } from '#lib/rooms/rules/picture.ts'
import type { Room } from '#lib/rooms/schema/room.ts'
import { RoomName } from './room-name.tsx'
import { ShortFacts } from './short-facts.tsx'

type CardProps = { room: Room; alone: boolean }

/** A room as a card: its picture, name and price, and the ways to its free nights and its own page. A single one is wide. */
export function RoomCard({ room, alone }: CardProps) {
  const t = useTranslations('home.stay')
  const common = useTranslations('common')
  const facts = farmFacts(useLocale())
  return (
    <article
      className={`flex flex-col overflow-clip rounded-card border border-line bg-card ${alone ? 'lg:grid lg:auto-cols-fr lg:grid-flow-col' : ''}`}
    >
      <CardPicture alone={alone} room={room} />
      <div className="grid flex-1 gap-x-6 gap-y-2 p-5 max-md:content-start md:grid-rows-[auto_auto_1fr_auto] md:p-7 lg:grid-cols-[1fr_auto] lg:grid-rows-[auto_auto_1fr]">
        <div>
          <RoomName
            as="h3"
            className="text-xl lg:text-2xl"
            marathi="mt-1.5 text-base leading-snug"
            room={room}
          />
        </div>
        <RoomPrice from={common('from')} perNight={common('perNight', facts)} slug={room.slug} />
        <ShortFacts
          className="mt-3 border-line border-t pt-4 text-ink-2 text-sm lg:col-span-2"
          room={room}
        />
        <div className="flex flex-wrap gap-3 self-end pt-2.5 *:flex-auto *:basis-40 *:whitespace-nowrap lg:col-span-2">
          <SiteLink
            className={buttonClass({ kind: 'secondary' })}
            href={`${pages.booking}?room=${room.slug}`}
          >
            {t('check')}
          </SiteLink>
          <SiteLink className={buttonClass({ kind: 'outline' })} href={roomPath(room.slug)}>
            {t('seeRoom')}
          </SiteLink>
        </div>
      </div>
    </article>
  )
}

function CardPicture({ room, alone }: CardProps) {
  const picture = firstPicture(room.pictures)
  if (!picture) return null
  return (
    <div className={`relative aspect-[16/10.4] ${alone ? 'lg:min-h-full' : ''}`}>
      <RoomPicture
        className="absolute inset-0"
        room={{ picture }}
        sizes="(min-width: 1240px) 574px, (min-width: 768px) 47vw, 100vw"
      />
      <DrawingMark picture={picture} />
    </div>
  )
}
