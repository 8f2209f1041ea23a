import type { ReactNode } from 'react'
import { SiteLink } from '#components/site/site-link.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { pages } from '#lib/i18n/pages.ts'

type CheckAvailabilityProps = {
  /** The room's name in the desk's list. */
  room: string
  children: ReactNode
}

/** The way to a room's free dates. */
export function CheckAvailability({ room, children }: CheckAvailabilityProps) {
  return (
    <SiteLink
      className={buttonClass({ kind: 'secondary', size: 'large' })}
      href={`${pages.booking}?room=${encodeURIComponent(room)}`}
    >
      {children}
    </SiteLink>
  )
}
