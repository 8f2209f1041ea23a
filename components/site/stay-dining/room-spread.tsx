import { useLocale, useTranslations } from 'next-intl'
import { DrawingMark } from '#components/farm/drawing-mark.tsx'
import { HouseWords } from '#components/farm/house-words.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Words } from '#components/farm/words.tsx'
import { CheckAvailability } from '#components/rooms/check-availability.tsx'
import { RoomPrice } from '#components/rooms/room-figures.tsx'
import { RoomPicture } from '#components/rooms/room-picture.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import type { Picture } from '#lib/pictures/rules.ts'
import { roomPath } from '#lib/rooms/rules/name.ts'
import { drawnAs, firstPicture, shownPictures } from '#lib/rooms/rules/picture.ts'
import { paragraphsOf, wordsIn } from '#lib/rooms/rules/words.ts'
import type { Room } from '#lib/rooms/schema/room.ts'
import { RoomName } from '../room-name.tsx'
import { ShortFacts } from '../short-facts.tsx'

const mostPictures = 3

type Props = { room: Room }

/** One room across the page: its pictures on one side, the facts to decide by on the other; every second one mirrored. */
export function RoomSpread({ room, at }: Props & { at: number }) {
  const isOdd = at % 2 === 1
  const pictures = shownPictures(room.pictures).map(drawnAs).slice(0, mostPictures)
  return (
    <section
      aria-labelledby={`${room.slug}-name`}
      className={isOdd ? '' : 'bg-rice'}
      id={room.slug}
    >
      <div
        className={`wrap grid items-center gap-x-16 gap-y-8 py-22 max-md:py-12 ${isOdd ? 'lg:grid-cols-[5fr_7fr]' : 'lg:grid-cols-[7fr_5fr]'}`}
      >
        {pictures.length > 0 && (
          <div className={`grid grid-cols-2 gap-4 max-md:gap-3 ${isOdd ? 'lg:order-last' : ''}`}>
            {pictures.map((picture, place) => (
              <RoomPlate
                // biome-ignore lint/suspicious/noArrayIndexKey: pictures never change places on a page
                key={place}
                picture={picture}
                wide={place === 0 || pictures.length < mostPictures}
              />
            ))}
          </div>
        )}
        <RoomWords room={room} />
      </div>
    </section>
  )
}

function RoomPlate({ picture, wide }: { picture: Picture | null; wide: boolean }) {
  const isDrawn = picture?.kind === 'art'
  return (
    <div
      className={`relative aspect-[16/10] overflow-clip rounded-plate bg-hill ${isDrawn ? 'keyline' : ''} ${wide ? 'col-span-2' : ''}`}
    >
      <RoomPicture
        className="absolute inset-0"
        room={{ picture }}
        sizes={
          wide
            ? '(min-width: 1240px) 648px, (min-width: 1024px) 55vw, 100vw'
            : '(min-width: 1240px) 316px, (min-width: 1024px) 27vw, 50vw'
        }
      />
      <DrawingMark picture={picture} />
    </div>
  )
}

function RoomWords({ room }: Props) {
  const t = useTranslations()
  const locale = useLocale()
  const facts = farmFacts(locale)
  const { name, description } = wordsIn(locale, room)
  return (
    <div>
      <RoomName
        as="h2"
        className="text-2xl lg:text-3xl"
        id={`${room.slug}-name`}
        marathi="mt-2 text-lg"
        room={room}
      />
      <div className="mt-5 space-y-4 text-ink-2" lang={description.lang}>
        {paragraphsOf(description.text).map((text) => (
          <p key={text}>
            <HouseWords>{text}</HouseWords>
          </p>
        ))}
      </div>
      <ShortFacts className="mt-6 border-line border-t pt-5" room={room} />
      <div className="mt-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:flex-row-reverse">
        <RoomPrice
          from={t('common.from')}
          otherwise={<Words>{t('stay.room.noPrice', facts)}</Words>}
          perNight={t('common.perNight', facts)}
          slug={room.slug}
        />
        <span className="flex flex-wrap gap-3">
          <CheckAvailability
            name={name.text}
            plate={<RoomPicture room={{ picture: firstPicture(room.pictures) }} sizes="96px" />}
            room={room.slug}
          >
            {t('stay.room.check')}
          </CheckAvailability>
          <SiteLink
            className={buttonClass({ kind: 'outline', size: 'large' })}
            href={roomPath(room.slug)}
          >
            {t('home.stay.seeRoom')}
          </SiteLink>
        </span>
      </div>
      <p className="mt-3 text-ink-2 text-sm">{t('stay.room.policy', facts)}</p>
    </div>
  )
}
