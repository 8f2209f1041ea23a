import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { HouseWords } from '#components/farm/house-words.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Words } from '#components/farm/words.tsx'
import { ChevronEndIcon } from '#components/ui/icons.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { shown } from '#lib/farm/rules/shown.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { pages } from '#lib/i18n/pages.ts'
import { firstPicture } from '#lib/rooms/rules/picture.ts'
import { paragraphsOf, type RoomText, wordsIn } from '#lib/rooms/rules/words.ts'
import type { Room } from '#lib/rooms/schema/room.ts'
import { shortFacts } from '#lib/rooms/words.ts'
import { inclusions } from '../inclusions.ts'
import { Questions } from '../questions.tsx'
import { RoomName } from '../room-name.tsx'
import { MoreLink } from '../section.tsx'
import { ShortFacts } from '../short-facts.tsx'
import { Ask, HouseRules, Included } from './house.tsx'
import { Nights } from './nights.tsx'
import { type OtherRoom, OtherRooms } from './other-rooms.tsx'
import { nightsId, PriceBar, PriceCard } from './price-card.tsx'
import { FactIcon, RoomFacts } from './room-facts.tsx'
import { RoomPictures } from './room-pictures.tsx'
import { RoomStayProvider } from './room-stay.tsx'

/** Each costs a request for its free nights once a guest has chosen theirs. */
const mostOthers = 4

/** The most questions that are answered here; contact has all. */
const mostQuestions = 3

type RoomPageProps = {
  room: Room
  /** The other rooms of the site, in their order. */
  others: Room[]
}

/** A room for guests: what it is, what it has, its free nights with their prices, and the price of the chosen ones. */
export function RoomPage({ room, others }: RoomPageProps) {
  const t = useTranslations()
  const { name, description } = wordsIn(useLocale(), room)
  const facts = farmFacts(useLocale())
  const otherRooms = useOthers(others.slice(0, mostOthers))
  return (
    <RoomStayProvider name={name.text} room={room.name} sleeps={room.sleeps} slug={room.slug}>
      <div className="wrap pb-26 max-md:pb-16">
        <Path name={name} />
        <RoomPictures name={name.text} pictures={room.pictures} />
        <div className="grid gap-x-8 pt-5 md:grid-cols-[minmax(0,1fr)_18.5rem] md:grid-rows-[auto_1fr] md:pt-9 lg:gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-14 xl:grid-cols-[minmax(0,1fr)_24.75rem]">
          <div className="min-w-0">
            <RoomName
              as="h1"
              className="text-page"
              marathi="mt-2 text-lg leading-snug"
              room={room}
            />
            <Description words={description} />
            <ShortFacts
              className="mt-5 font-medium text-md"
              icon={(name) => <FactIcon name={name} />}
              room={room}
            />
            <Part title={t('rooms.page.what')}>
              <RoomFacts room={room} />
            </Part>
            <Part id={nightsId} title={t('rooms.page.nights')}>
              <p className="mt-1.5 max-w-measure text-ink-2 text-md">{t('calendar.lead')}</p>
              <nights-watch className="block">
                <Nights />
              </nights-watch>
            </Part>
          </div>
          <div className="max-md:mt-9 md:col-start-2 md:row-span-2 md:row-start-1">
            <div className="md:sticky md:top-[calc(var(--bar)+20px)]">
              <PriceCard otherwise={<Words>{t('stay.room.noPrice', facts)}</Words>} />
            </div>
          </div>
          <div className="@container min-w-0">
            {(inclusions().length > 0 || t('stay.inclusions.not') !== '') && (
              <Part title={t('stay.inclusions.title')}>
                <Included />
              </Part>
            )}
            <Part title={t('rooms.page.know')}>
              <HouseRules />
            </Part>
            {shown('questions').length > 0 && (
              <Part title={t('questions.title')}>
                <div className="mt-4">
                  <Questions most={mostQuestions} />
                </div>
                <div className="mt-3">
                  <MoreLink href={`${pages.contact}#questions`}>{t('questions.all')}</MoreLink>
                </div>
              </Part>
            )}
          </div>
        </div>
        {otherRooms.length > 0 && (
          <Part title={t('rooms.page.others')}>
            <OtherRooms rooms={otherRooms} />
            {others.length > mostOthers && (
              <div className="mt-3">
                <MoreLink href={pages.stayDining}>{t('nav.stayDining')}</MoreLink>
              </div>
            )}
          </Part>
        )}
        <Ask />
      </div>
      <PriceBar />
    </RoomStayProvider>
  )
}

function Path({ name }: { name: RoomText }) {
  const t = useTranslations()
  return (
    <nav
      aria-label={t('rooms.page.path')}
      className="flex items-center gap-2 pt-5 pb-3.5 text-sm max-md:hidden"
    >
      <SiteLink
        className="font-medium text-lake no-underline hover:underline hover:underline-offset-4"
        href={pages.stayDining}
      >
        {t('nav.stayDining')}
      </SiteLink>
      <ChevronEndIcon className="text-ink-2" size={16} />
      <span aria-current="page" className="text-ink-2" lang={name.lang}>
        {name.text}
      </span>
    </nav>
  )
}

function Description({ words: { text, lang } }: { words: RoomText }) {
  if (!text) return null
  return (
    <div className="mt-4 max-w-[34em] text-base text-ink-2 leading-relaxed md:text-lg" lang={lang}>
      {paragraphsOf(text).map((paragraph) => (
        <p className="not-first:mt-3" key={paragraph}>
          {lang ? paragraph : <HouseWords>{paragraph}</HouseWords>}
        </p>
      ))}
    </div>
  )
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="pt-11 md:pt-13" id={id}>
      <h2 className="text-xl md:text-2xl">{title}</h2>
      {children}
    </section>
  )
}

function useOthers(rooms: Room[]): OtherRoom[] {
  const t = useTranslations()
  const locale = useLocale()
  return rooms.map((room) => {
    const { name } = wordsIn(locale, room)
    const entry = firstPicture(room.pictures)
    const compared = shortFacts(room, t, locale).filter(({ name }) =>
      ['sleeps', 'bathroom'].includes(name),
    )
    return {
      id: room.id,
      slug: room.slug,
      sleeps: room.sleeps,
      name: <span lang={name.lang}>{name.text}</span>,
      facts: compared.map(({ text }) => text),
      picture: entry && (
        <Picture alt="" className="size-full object-cover" entry={entry} sizes="112px" />
      ),
    }
  })
}
