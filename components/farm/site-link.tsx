'use client'

import { type ComponentProps, useState } from 'react'
import { Link, usePathname } from '#lib/i18n/navigation.tsx'

/**
 * A link to another page of the site, in the page's language. It prefetches when a finger or pointer reaches it,
 * not when it comes into view: the ten links in the bar would prefetch ten pages.
 */
export function SiteLink(props: ComponentProps<typeof Link>) {
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return (
    <Link
      {...props}
      onFocus={want}
      onPointerEnter={want}
      onTouchStart={want}
      prefetch={wanted ? null : false}
    />
  )
}

/** A link that sets `aria-current` when it leads to the current page. */
export function NavLink(props: ComponentProps<typeof Link>) {
  const here = usePathname() === props.href
  return <SiteLink {...props} aria-current={here ? 'page' : undefined} />
}
