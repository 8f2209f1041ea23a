import { useLocale, useTranslations } from 'next-intl'
import { HouseWords } from '#components/farm/house-words.tsx'
import { Plate } from '#components/farm/plate.tsx'
import type { PlateName } from '#components/farm/plates.ts'
import { Print } from '#components/farm/print.tsx'
import { Words } from '#components/farm/words.tsx'
import { CheckAvailability } from '#components/rooms/check-availability.tsx'
import { RoomPrice, RoomSleeps } from '#components/rooms/room-figures.tsx'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { picture } from '#lib/pictures/rules.ts'
import { type RoomKey, roomNames } from '../room-names.ts'
import { TickList } from '../tick-list.tsx'

const rooms = {
  wada: {
    main: 'room',
    more: ['bath', 'swing'],
    good: ['stay.wada.good1', 'stay.wada.good2', 'stay.wada.good3'],
    look: 'bg-rice',
    grid: 'lg:grid-cols-[7fr_5fr]',
  },
  cottage: {
    main: 'cottage',
    more: ['valleybed', 'dusk'],
    good: ['stay.cottage.good1', 'stay.cottage.good3'],
    look: '',
    grid: 'lg:grid-cols-[5fr_7fr]',
  },
} as const satisfies Record<RoomKey, object>

/** One room across the page: three pictures on one side, the facts to decide by on the other. */
export function RoomSpread({ name }: { name: RoomKey }) {
  const { main, more, look, grid } = rooms[name]
  return (
    <section aria-labelledby={`${name}-name`} className={look} id={name}>
      <div className={`wrap grid items-center gap-x-16 gap-y-8 py-22 max-md:py-12 ${grid}`}>
        <div
          className={`grid grid-cols-2 gap-4 max-md:gap-3 ${name === 'cottage' ? 'lg:order-last' : ''}`}
        >
          <RoomPlate name={main} wide />
          {more.map((plate) => (
            <RoomPlate key={plate} name={plate} />
          ))}
        </div>
        <RoomWords name={name} />
      </div>
    </section>
  )
}

function RoomPlate({ name, wide = false }: { name: PlateName; wide?: boolean }) {
  const t = useTranslations()
  return (
    <figure className={wide ? 'col-span-2' : ''}>
      <Print
        className="aspect-[16/10]"
        name={name}
        preload={name === 'room'}
        sizes={
          wide
            ? '(min-width: 1240px) 648px, (min-width: 1024px) 55vw, 100vw'
            : '(min-width: 1240px) 316px, (min-width: 1024px) 27vw, 50vw'
        }
      />
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-3 text-xs text-ink-2 leading-snug">
        <HouseWords>{t(`pictures.${name}.title`)}</HouseWords>
        {wide && picture(name).kind === 'art' && <span>{t('common.illustration')}</span>}
      </figcaption>
    </figure>
  )
}

function RoomWords({ name }: { name: RoomKey }) {
  const t = useTranslations()
  const facts = farmFacts(useLocale())
  return (
    <div>
      <h2 className="text-2xl lg:text-3xl" id={`${name}-name`}>
        {t(`rooms.${name}.name`)}
      </h2>
      <p className="mt-2 text-laterite text-lg" lang="mr">
        {t(`rooms.${name}.mr`)}
      </p>
      <p className="mt-5 text-ink-2">
        <HouseWords>{t(`stay.${name}.text1`)}</HouseWords>
      </p>
      <p className="mt-4 text-ink-2">
        <HouseWords>{t(`stay.${name}.text2`)}</HouseWords>
      </p>
      <TickList
        className="mt-6 border-line border-t pt-5"
        items={[
          ...rooms[name].good.map((good) => t(good)),
          <RoomSleeps
            key="sleeps"
            room={roomNames[name]}
            words={(count) => t('rooms.sleeps', { count })}
          />,
        ]}
      />
      <div className="mt-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:flex-row-reverse">
        <RoomPrice
          from={t('common.from')}
          otherwise={<Words>{t('stay.room.noPrice', facts)}</Words>}
          perNight={t('common.perNight', facts)}
          room={roomNames[name]}
        />
        <CheckAvailability
          name={t(`rooms.${name}.name`)}
          plate={
            <Plate alt="" className="size-full object-cover" id={rooms[name].main} sizes="96px" />
          }
          room={roomNames[name]}
        >
          {t('stay.room.check')}
        </CheckAvailability>
      </div>
      <p className="mt-3 text-ink-2 text-sm">{t('stay.room.policy', facts)}</p>
    </div>
  )
}
