import { useLocale, useTranslations } from 'next-intl'
import { HouseWords } from '#components/farm/house-words.tsx'
import { Plate } from '#components/farm/plate.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { RoomPrice, RoomSleeps } from '#components/rooms/room-figures.tsx'
import { type RoomKey, roomNames } from '#components/site/room-names.ts'
import { Section, SectionHead } from '#components/site/section.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { CheckIcon } from '#components/ui/icons.tsx'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { pages } from '#lib/i18n/pages.ts'

const cards = [
  {
    room: 'wada',
    plate: 'room',
    see: 'seeRoom',
    points: ['wada.point1', 'wada.point2', 'wada.point3'],
  },
  {
    room: 'cottage',
    plate: 'cottage',
    see: 'seeCottage',
    points: ['cottage.point1', 'cottage.point3'],
  },
] as const

/** The two rooms, each with its full price and a link to its free nights. */
export function Rooms() {
  const t = useTranslations('home.stay')
  const common = useTranslations('common')
  const facts = farmFacts(useLocale())
  return (
    <Section className="mt-16 md:mt-26" ground="rice" labelledBy="rooms">
      <SectionHead id="rooms" lead={t('lead')} title={t('title')} />
      <div className="grid gap-7 md:grid-cols-2">
        {cards.map(({ room, plate, see, points }) => (
          <article
            className="flex flex-col overflow-clip rounded-card border border-line bg-card"
            key={room}
          >
            <RoomPlate plate={plate} />
            <div className="grid flex-1 gap-x-6 gap-y-2 p-5 max-md:content-start md:grid-rows-[auto_auto_1fr_auto] md:p-7 lg:grid-cols-[1fr_auto] lg:grid-rows-[auto_auto_1fr]">
              <RoomName room={room} />
              <RoomPrice
                from={common('from')}
                perNight={common('perNight', facts)}
                room={roomNames[room]}
              />
              <RoomPoints points={points} room={room} />
              <div className="flex gap-3 self-end pt-2.5 max-sm:flex-col md:max-xl:flex-col lg:col-span-2">
                <SiteLink
                  className={`${buttonClass({ kind: 'secondary' })} sm:flex-1`}
                  href={`${pages.booking}?room=${encodeURIComponent(roomNames[room])}`}
                >
                  {t('check')}
                </SiteLink>
                <SiteLink
                  className={`${buttonClass({ kind: 'outline' })} sm:flex-1`}
                  href={`${pages.stayDining}#${room}`}
                >
                  {t(see)}
                </SiteLink>
              </div>
            </div>
          </article>
        ))}
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-2 text-ink-2 text-sm md:grid-cols-2">
        <p>
          <HouseWords>{t('gloss')}</HouseWords>
        </p>
        <p>{t('policy', facts)}</p>
      </div>
    </Section>
  )
}

function RoomPlate({ plate }: { plate: 'room' | 'cottage' }) {
  const t = useTranslations('common')
  return (
    <div className="relative">
      <Plate
        className="aspect-[16/10.4] h-auto w-full object-cover"
        id={plate}
        sizes="(min-width: 1240px) 574px, (min-width: 768px) 47vw, 100vw"
      />
      <p className="absolute start-3 bottom-3 rounded-[6px] bg-card/92 px-2 py-0.5 text-ink-2 text-xs">
        {t('illustration')}
      </p>
    </div>
  )
}

function RoomName({ room }: { room: RoomKey }) {
  const t = useTranslations('rooms')
  return (
    <div>
      <h3 className="text-xl lg:text-2xl">{t(`${room}.name`)}</h3>
      <p className="mt-1.5 text-base text-laterite leading-snug" lang="mr">
        {t(`${room}.mr`)}
      </p>
    </div>
  )
}

function RoomPoints({ room, points }: Pick<(typeof cards)[number], 'room' | 'points'>) {
  const t = useTranslations('rooms')
  const items = [
    ...points.map((point) => t(point)),
    <RoomSleeps key="sleeps" room={roomNames[room]} words={(count) => t('sleeps', { count })} />,
  ]
  return (
    <ul className="mt-3 flex flex-wrap content-start gap-x-5 gap-y-1.5 border-line border-t pt-4 text-sm text-ink-2 max-md:flex-col lg:col-span-2">
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and nodes have no key of their own
        <li className="flex items-center gap-2" key={at}>
          <CheckIcon className="text-lake" size={18} />
          {item}
        </li>
      ))}
    </ul>
  )
}
