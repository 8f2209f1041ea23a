'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useNotSoldSentence } from '#components/booking/use-not-sold-words.ts'
import { SiteLink } from '#components/farm/site-link.tsx'
import { useFormats } from '#components/farm/use-formats.ts'
import { RowPrice } from '#components/rooms/room-figures.tsx'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { roomPath } from '#lib/rooms/rules/name.ts'
import { nightsOf } from '#lib/rooms/rules/stay.ts'
import { useRoomStay } from './room-stay.tsx'
import { type OtherStay, useOtherStays } from './use-other-stays.ts'

/** A room as the list of other rooms shows it. */
export type OtherRoom = {
  id: number
  slug: string
  sleeps: number | null
  /** Its name in the page's language, or in English. */
  name: ReactNode
  facts: string[]
  picture: ReactNode
}

/** The other rooms, each with its price: for the chosen nights, once there are some. */
export function OtherRooms({ rooms }: { rooms: OtherRoom[] }) {
  const { stay, query } = useRoomStay()
  const stayIn = useOtherStays(rooms)
  return (
    <ul className="mt-4.5 grid gap-x-12 lg:grid-cols-2">
      {rooms.map((room) => {
        const other = stayIn(room.id)
        const isOut = other === 'taken' || (other instanceof Object && 'why' in other)
        return (
          <li className="-mt-px border-line border-y" key={room.id}>
            <SiteLink
              className="group grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-4 no-underline sm:grid-cols-[auto_minmax(0,1fr)_auto]"
              href={stay ? `${roomPath(room.slug)}?${query}` : roomPath(room.slug)}
            >
              <span
                className={`block h-20 w-28 overflow-clip rounded-plate bg-rice max-sm:row-span-2 max-sm:w-24 max-sm:self-start ${isOut ? 'opacity-50' : ''}`}
              >
                {room.picture}
              </span>
              <span className="min-w-0">
                <span className="heading block text-lg leading-tight group-hover:underline group-hover:underline-offset-4">
                  {room.name}
                </span>
                <span className="mt-1 flex flex-wrap gap-x-3 text-ink-2 text-sm leading-snug">
                  {room.facts.map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </span>
              </span>
              <Price other={other} room={room} />
            </SiteLink>
          </li>
        )
      })}
    </ul>
  )
}

function Price({ room, other }: { room: OtherRoom; other: OtherStay }) {
  const t = useTranslations()
  const { locale, money } = useFormats()
  const { stay } = useRoomStay()
  const sentence = useNotSoldSentence()
  const asking = '…'
  const look = 'block text-sm leading-snug sm:max-w-[9em] sm:text-end'
  if (!stay || other === null) {
    return (
      <span className={look}>
        <RowPrice
          from={t('common.from')}
          perNight={t('common.perNight', farmFacts(locale))}
          slug={room.slug}
        />
      </span>
    )
  }
  if (other === 'asking') return <span className={look}>{asking}</span>
  if (other === 'taken') return <span className={look}>{t('booking.price.taken')}</span>
  if ('why' in other) {
    const tooMany = t('common.sleeps', { count: room.sleeps ?? 0 })
    return <span className={look}>{sentence(other.why, stay, tooMany)}</span>
  }
  return (
    <span className={look}>
      <span className="heading num me-1.5 text-lg sm:block sm:me-0">{money(other.totalPaise)}</span>
      <span className="text-ink-2">{t('common.nights', { count: nightsOf(stay) })}</span>
    </span>
  )
}
