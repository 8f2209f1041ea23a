import type { ReactNode } from 'react'
import { Told } from '#components/farm/told.tsx'
import { CheckIcon } from '#components/ui/icons.tsx'

/** Short facts, each with a tick. */
export function TickList({ items, className = '' }: { items: ReactNode[]; className?: string }) {
  return (
    <ul className={`flex flex-col gap-2.5 ${className}`}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and nodes have no key of their own
        <li className="flex gap-2.5" key={at}>
          <CheckIcon className="mt-[0.2em] text-lake" />
          {typeof item === 'string' ? (
            <Told as="span" house>
              {item}
            </Told>
          ) : (
            item
          )}
        </li>
      ))}
    </ul>
  )
}
