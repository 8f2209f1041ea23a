import type { ReactNode } from 'react'
import { SiteLink } from '#components/site/site-link.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { pages } from '#lib/i18n/pages.ts'

/** The way to a room's free dates. */
export function CheckAvailability({ room, children }: { room: string; children: ReactNode }) {
  return (
    <SiteLink
      className={buttonClass({ kind: 'secondary', size: 'large' })}
      href={`${pages.booking}?room=${room}`}
    >
      {children}
    </SiteLink>
  )
}
