import { useTranslations } from 'next-intl'
import { farm } from '#lib/farm/rules/farm.ts'
import type { ItemOf } from '#lib/farm/rules/lists.ts'
import { plain } from '#lib/i18n/told.ts'

export type Host = ItemOf<'hosts'>

/** Drawings of the sample's hosts, in `public/portraits`. */
const drawn: readonly string[] = ['anjali', 'sunanda', 'prakash']

const colours = ['bg-lake', 'bg-laterite', 'bg-hill'] as const

type PortraitProps = { host: Host; at: number; className: string }

/** A host's portrait; without one, the initials of their name on a colour. The name is always beside it. */
export function Portrait({ host, at, className }: PortraitProps) {
  const t = useTranslations('hosts')
  const look = `keyline relative block aspect-[4/5] shrink-0 overflow-clip rounded-plate ${className}`
  if (!farm().demo || !drawn.includes(host)) {
    return (
      <span
        aria-hidden="true"
        className={`on-hill heading grid place-items-center text-3xl text-cream ${colours[at % colours.length]} ${look}`}
      >
        {initials(plain(t(`${host}.name`)))}
      </span>
    )
  }
  return (
    <span className={look}>
      {/* biome-ignore lint/performance/noImgElement: a drawing needs no other sizes */}
      <img
        alt=""
        className="size-full object-cover"
        height={400}
        loading="lazy"
        src={`/portraits/${host}.svg`}
        width={320}
      />
    </span>
  )
}

function initials(name: string): string {
  const words = name.split(/[\s·]+/u).filter(Boolean)
  const ends = [words.at(0), ...(words.length > 1 ? [words.at(-1)] : [])]
  return ends.map((word) => [...(word ?? '')].at(0) ?? '').join('')
}
