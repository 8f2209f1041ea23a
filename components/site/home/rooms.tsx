import { useLocale, useTranslations } from 'next-intl'
import { Told } from '#components/farm/told.tsx'
import { RoomCards } from '#components/site/room-cards.tsx'
import { Section, SectionHead } from '#components/site/section.tsx'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import type { Room } from '#lib/rooms/schema/room.ts'

/** The farm's rooms, each with its full price and a link to its free nights. */
export function Rooms({ rooms }: { rooms: Room[] }) {
  const t = useTranslations('home.stay')
  const stay = useTranslations('stay.room')
  const facts = farmFacts(useLocale())
  return (
    <Section className="mt-16 md:mt-26" ground="rice" labelledBy="rooms">
      <SectionHead id="rooms" lead={t('lead')} title={t('title')} />
      <RoomCards rooms={rooms} />
      {rooms.length > 0 && (
        <div className="mt-6 grid gap-x-12 gap-y-2 text-ink-2 text-sm md:grid-cols-2">
          <Told house>{t('gloss')}</Told>
          <Told>{t('policy', facts) || stay('policy', facts)}</Told>
        </div>
      )}
    </Section>
  )
}
