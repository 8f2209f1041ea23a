import { useTranslations } from 'next-intl'
import { PageHead } from '#components/farm/page-head.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { pages } from '#lib/i18n/pages.ts'
import { firstPicture } from '#lib/rooms/rules/picture.ts'
import type { Room } from '#lib/rooms/schema/room.ts'
import { Children } from '../children.tsx'
import { HillBand } from '../hill-band.tsx'
import { RoomCards } from '../room-cards.tsx'
import { Section } from '../section.tsx'
import { Dining } from './dining.tsx'
import { InThePrice } from './in-the-price.tsx'
import { RoomSpread } from './room-spread.tsx'

/** The most rooms that are told at length, each across the page. */
const mostSpreads = 3

/** The rooms with their prices, what is included, and what is cooked. */
export function StayDiningPage({ rooms }: { rooms: Room[] }) {
  const t = useTranslations('stay')
  const nav = useTranslations('nav')
  const about = useTranslations('about.cta')
  return (
    <>
      <PageHead lead={t('lead')} title={t('title') || nav('stayDining')}>
        {rooms.some(({ pictures }) => firstPicture(pictures)?.kind === 'art') && (
          <p className="mt-3 text-ink-2 text-sm">{t('photoNote')}</p>
        )}
      </PageHead>
      {rooms.length > 0 && rooms.length <= mostSpreads ? (
        rooms.map((room, at) => <RoomSpread at={at} key={room.slug} room={room} />)
      ) : (
        <Section ground="rice">
          <RoomCards rooms={rooms} />
        </Section>
      )}
      <InThePrice />
      <Dining />
      <Children />
      <HillBand title={t('dining.cta.title') || about('title')}>
        <SiteLink className={buttonClass({ size: 'large' })} href={pages.booking}>
          {t('dining.cta.button')}
        </SiteLink>
      </HillBand>
    </>
  )
}
