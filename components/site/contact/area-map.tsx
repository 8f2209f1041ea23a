import { useLocale, useTranslations } from 'next-intl'
import { farm } from '#lib/farm/rules/farm.ts'
import {
  type FarmMap,
  layOutMap,
  letterSize,
  type MapLabel,
  offsetOf,
} from '#lib/farm/rules/map.ts'
import { sampleLake, samplePlaces } from '#lib/farm/rules/sample-stops.ts'
import { type NearbyGroup, nearbyGroups, placesNearby, shown } from '#lib/farm/rules/shown.ts'
import type { Place } from '#lib/farm/schema/facts.ts'
import { farmNames } from '#lib/i18n/farm-facts.ts'
import { plain } from '#lib/i18n/told.ts'

/**
 * The farm and the places round it, north up in every language, drawn from their coordinates: nothing is fetched. The list below says
 * the same in words.
 */
export function AreaMap() {
  const t = useTranslations('map')
  const nearby = useTranslations('nearby')
  const ways = useTranslations('ways')
  const stops: readonly string[] = shown('ways.noCar')
  const nameOf = (id: Place) =>
    plain(stops.includes(id) ? ways(`${id}.name` as 'kamshet.name') : nearby(`${id}.name`))
  const { brand } = farmNames(useLocale())
  const places = nearbyGroups.flatMap((group) =>
    placesNearby(group).flatMap(({ id }) => {
      const geo = samplePlaces[id]
      return geo ? [{ id, group, name: nameOf(id), ...geo }] : []
    }),
  )
  if (places.length === 0) return null
  const groups = new Map(places.map(({ id, group }) => [id as string, group]))
  const map = layOutMap({ ...farm().geo, name: brand }, places)
  const { latitude, longitude } = farm().geo
  return (
    <figure className="rounded-card bg-rice p-1 pb-3 md:p-5">
      <svg
        aria-label={t('label')}
        className="block h-auto w-full rounded-plate bg-paper"
        direction="ltr"
        role="img"
        viewBox={`0 0 ${map.width} ${map.height}`}
      >
        <Rings map={map} />
        {shown('nearby.nature').includes('pawna') && <Lake map={map} />}
        <Way map={map} />
        {map.places.map((place) => (
          <g key={place.id}>
            <Mark group={groups.get(place.id) ?? 'other'} x={place.x} y={place.y} />
            {place.label && <Name label={place.label}>{place.name}</Name>}
          </g>
        ))}
        <Farm map={map} name={brand} />
        <North word={t('north')} x={map.width - 34} y={map.height - 42} />
      </svg>
      <figcaption className="mt-4 px-3 md:px-1">
        <p className="flex flex-wrap items-center justify-between gap-x-4 font-semibold text-sm">
          {t('crow')}
          <a
            className="text-link inline-flex min-h-11 items-center"
            href={`geo:${latitude},${longitude}`}
          >
            {t('open')}
          </a>
        </p>
        <ul className="columns-2 gap-x-6 text-ink-2 text-sm sm:columns-3">
          {map.places.map(({ id, name, km }) => (
            <li className="flex justify-between gap-2 py-0.5" key={id}>
              {name}
              <span className="num whitespace-nowrap">
                {t('km', { km: Math.max(1, Math.round(km)) })}
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

const written = {
  paintOrder: 'stroke',
  strokeWidth: 4,
  strokeLinejoin: 'round',
} as const

function Name({ label, children }: { label: MapLabel; children: string }) {
  return (
    <text
      className="fill-ink stroke-paper"
      fontSize={letterSize}
      textAnchor={label.anchor}
      x={label.x}
      y={label.y}
      {...written}
    >
      {children}
    </text>
  )
}

function Rings({
  map: {
    farm: { x, y },
    rings,
  },
}: {
  map: FarmMap
}) {
  const t = useTranslations('map')
  return rings.map(({ km, radius }) => (
    <g key={km}>
      <circle
        className="fill-none stroke-line-control/50"
        cx={x}
        cy={y}
        r={radius}
        strokeDasharray="3 6"
        strokeWidth="1.4"
      />
      <text
        className="fill-ink-2 stroke-paper"
        textAnchor="middle"
        x={x}
        y={y + radius - 5}
        {...written}
        fontSize={letterSize - 2}
      >
        {t('km', { km })}
      </text>
    </g>
  ))
}

/** The lake as a soft shape of about its size. */
function Lake({ map }: { map: FarmMap }) {
  const { length, breadth } = sampleLake
  const at = offsetOf(farm().geo, sampleLake)
  const [x, y] = [map.farm.x + at.x * map.scale, map.farm.y - at.y * map.scale]
  const [a, b] = [(length / 2) * map.scale, (breadth / 2) * map.scale]
  return (
    <path
      className="fill-[#a9c7c0]"
      d={`M${x - a} ${y - b * 0.4}c${a * 0.25} ${-b} ${a * 0.9} ${-b * 0.5} ${a * 1.2} ${-b * 0.1}s${a * 0.7} ${b * 0.1} ${a * 0.8} ${b * 0.9}-${a * 0.5} ${b} -${a * 0.9} ${b * 0.7}-${a * 0.6} ${b * 0.4}-${a * 0.9} ${b * 0.1}-${a * 0.4}-${b * 0.9}-${a * 0.2}-${b * 1.6}z`}
    />
  )
}

/** The last part of the way, as the crow flies. */
function Way({ map: { farm: home, places } }: { map: FarmMap }) {
  const last = shown('ways.noCar').at(-1)
  const from = places.find(({ id }) => id === last)
  if (!from) return null
  return (
    <path
      className="fill-none stroke-laterite"
      d={`M${from.x} ${from.y}L${home.x} ${home.y}`}
      strokeDasharray="1 8"
      strokeLinecap="round"
      strokeWidth="3.6"
    />
  )
}

const marks: Record<NearbyGroup, { d: string; look: string }> = {
  forts: { d: 'M-9 7 0-9 9 7z', look: 'fill-lake' },
  caves: { d: 'M-9 7v-5a9 9 0 0 1 18 0v5z', look: 'fill-turmeric-ink' },
  nature: { d: 'M0-8a8 8 0 1 0 0 16a8 8 0 1 0 0-16z', look: 'fill-leaf' },
  spiritual: { d: 'M-8 8v-7l8-9 8 9v7z', look: 'fill-laterite-dark' },
  other: { d: 'M-7-7h14v14h-14z', look: 'fill-hill' },
}

function Mark({ group, x, y }: { group: NearbyGroup; x: number; y: number }) {
  const { d, look } = marks[group]
  return <path className={look} d={d} transform={`translate(${x} ${y})`} />
}

function Farm({
  map: {
    farm: { x, y, label },
  },
  name,
}: {
  map: FarmMap
  name: string
}) {
  return (
    <>
      <g transform={`translate(${x} ${y})`}>
        <circle className="fill-laterite" r="17" />
        <path className="fill-paper" d="M-8 1 0-7 8 1v7h-16z" />
      </g>
      <text
        className="fill-laterite-dark stroke-paper font-semibold"
        textAnchor={label.anchor}
        x={label.x}
        y={label.y}
        {...written}
        fontSize={letterSize + 1}
      >
        {name}
      </text>
    </>
  )
}

function North({ x, y, word }: { x: number; y: number; word: string }) {
  return (
    <g className="fill-ink" transform={`translate(${x} ${y})`}>
      <path d="M0-20 6 4 0 0-6 4z" />
      <text fontSize={letterSize - 1} fontWeight={600} textAnchor="middle" y="20">
        {word}
      </text>
    </g>
  )
}
