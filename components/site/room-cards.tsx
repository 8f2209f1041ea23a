import { useLocale, useTranslations } from 'next-intl'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Words } from '#components/farm/words.tsx'
import { RoomPrice } from '#components/rooms/room-figures.tsx'
import { RoomPicture } from '#components/rooms/room-picture.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { roomPath } from '#lib/rooms/rules/name.ts'
import { firstPicture } from '#lib/rooms/rules/picture.ts'
import { wordsIn } from '#lib/rooms/rules/words.ts'
import type { Room } from '#lib/rooms/schema/room.ts'
import { RoomCard } from './room-card.tsx'

/** The most rooms that are shown as cards: more are a list. */
export const mostCards = 6

// Rows of two or three that leave no hole: five are two and three.
const grids: Record<number, string> = {
  1: '',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 xl:grid-cols-3',
  4: 'md:grid-cols-2',
  5: 'md:grid-cols-2 xl:grid-cols-6 xl:*:col-span-2 xl:*:nth-[-n+2]:col-span-3',
  6: 'md:grid-cols-2 xl:grid-cols-3',
}

/** All rooms, however many there are: cards while they're few, else a list with the cheapest first. */
export function RoomCards({ rooms }: { rooms: Room[] }) {
  const t = useTranslations('rooms')
  if (rooms.length === 0) {
    return (
      <p className="text-ink-2">
        <Words>{t('none', { phone: farm().phone })}</Words>
      </p>
    )
  }
  if (rooms.length > mostCards) return <RoomIndex rooms={rooms} />
  return (
    <div className={`grid gap-7 ${grids[rooms.length]}`}>
      {rooms.map((room) => (
        <RoomCard alone={rooms.length === 1} key={room.slug} room={room} />
      ))}
    </div>
  )
}

function RoomIndex({ rooms }: { rooms: Room[] }) {
  const common = useTranslations('common')
  const t = useTranslations('rooms')
  const locale = useLocale()
  const cheapestFirst = rooms.toSorted((one, other) => one.basePaise - other.basePaise)
  return (
    <ul className="grid gap-x-10 border-line border-b md:grid-cols-2">
      {cheapestFirst.map((room) => {
        const { name } = wordsIn(locale, room)
        return (
          <li className="border-line border-t" key={room.slug}>
            <SiteLink
              className="group grid grid-cols-[96px_1fr] items-center gap-x-4 sm:grid-cols-[96px_1fr_auto] py-3 no-underline"
              href={roomPath(room.slug)}
            >
              <span className="relative aspect-[4/3] self-start overflow-clip rounded-plate bg-card">
                <RoomPicture
                  className="absolute inset-0"
                  room={{ picture: firstPicture(room.pictures) }}
                  sizes="96px"
                />
              </span>
              <span>
                <span className="heading block text-lg group-hover:underline" lang={name.lang}>
                  {name.text}
                </span>
                {room.sleeps !== null && (
                  <span className="block text-ink-2 text-sm">
                    {t('sleeps', { count: room.sleeps })}
                  </span>
                )}
              </span>
              <span className="max-sm:col-start-2">
                <RoomPrice
                  from={common('from')}
                  perNight={common('perNight', farmFacts(locale))}
                  slug={room.slug}
                />
              </span>
            </SiteLink>
          </li>
        )
      })}
    </ul>
  )
}
