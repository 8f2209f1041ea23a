import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CheckIcon } from '#components/ui/icons.tsx'
import type { Room } from '#lib/rooms/schema/room.ts'
import { type FactName, shortFacts } from '#lib/rooms/words.ts'

type ShortFactsProps = {
  room: Pick<Room, 'facts' | 'sleeps' | 'units'>
  className: string
  /** Draws what a fact is about; without it each has a tick. */
  icon?: (name: FactName) => ReactNode
}

/** The facts by which guests compare rooms, in a few words each. */
export function ShortFacts({ room, className, icon }: ShortFactsProps) {
  const facts = shortFacts(room, useTranslations(), useLocale())
  const look = icon ? 'gap-x-6 gap-y-2' : 'content-start gap-x-5 gap-y-1.5 max-md:flex-col'
  // With ticks it keeps its place in a card, even when there's nothing to say.
  if (icon && facts.length === 0) return null
  return (
    <ul className={`flex flex-wrap ${look} ${className}`}>
      {facts.map(({ name, text }) => (
        <li className={`flex items-center ${icon ? 'gap-2.5' : 'gap-2'}`} key={name}>
          {icon?.(name) ?? <CheckIcon className="text-lake" size={18} />}
          {text}
        </li>
      ))}
    </ul>
  )
}
