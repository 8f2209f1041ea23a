import { CircleCheck, CircleDashed } from 'lucide-react'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { type AskedThing, askedThings } from '#lib/rooms/rules/asked.ts'
import { Card } from '../../kit/card.tsx'
import { listed } from '../../kit/words.ts'

const t = staffWords('rooms')

// The places of a page where something is said that has no row of its own.
const places: Partial<Record<AskedThing, string>> = {
  bathroomPhoto: 'photos',
  bedPhoto: 'photos',
  description: 'words',
}

/** Returns "8 of 14 done". */
export function doneWords(untold: readonly AskedThing[]): string {
  return t('asked.done', { done: askedThings.length - untold.length, all: askedThings.length })
}

/** What guests aren't told yet, in the order in which they ask, each with the way to it. */
export function Checklist({ untold }: { untold: readonly AskedThing[] }) {
  const told = askedThings.filter((thing) => !untold.includes(thing))
  return (
    <Card title={doneWords(untold)}>
      <ul className="px-4 pb-2.5 text-sm lg:px-[22px] [&>li]:flex [&>li]:min-h-11 [&>li]:items-center [&>li]:gap-2.5 [&>li]:border-rule [&>li]:border-t [&>li]:py-1 [&>li]:first:border-t-0">
        {untold.map((thing) => (
          <li key={thing}>
            <CircleDashed aria-hidden="true" className="shrink-0 text-turmeric-ink" size={19} />
            <span className="block first-letter:uppercase">{t(`things.${thing}`)}</span>
            <a
              aria-label={t('asked.addNamed', { thing: t(`things.${thing}`) })}
              className="staff-link ms-auto grid min-h-11 items-center"
              href={`#room-${places[thing] ?? thing}`}
            >
              {t('asked.add')}
            </a>
          </li>
        ))}
        {told.length > 0 && (
          <li>
            <CircleCheck aria-hidden="true" className="shrink-0 text-leaf" size={19} />
            <span className="block first-letter:uppercase">
              {listed(told.map((thing) => t(`things.${thing}`)))}
            </span>
          </li>
        )}
      </ul>
    </Card>
  )
}

/** The same in a line and a bar. */
export function DoneBar({ untold }: { untold: readonly AskedThing[] }) {
  const [first] = untold
  const share = 1 - untold.length / askedThings.length
  return (
    <div className="px-3.5 py-3">
      <p className="font-semibold">{doneWords(untold)}</p>
      <ProgressBar className="mt-2 h-2" label={doneWords(untold)} share={share} />
      {first && (
        <p className="mt-1.5 text-ink-2 text-sm">
          {t('asked.next', { thing: t(`things.${first}`) })}
        </p>
      )}
    </div>
  )
}
