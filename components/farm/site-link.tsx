'use client'

import { type ComponentProps, useState } from 'react'
import { Link, usePathname } from '#lib/i18n/navigation.tsx'

/**
 * A link to another page of the site, in the page's language. It fetches the page ahead when a finger
 * or pointer reaches for it, not when it comes into view: ten links in the bar would fetch ten pages.
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

/** A link that says when it leads to the page one is on. */
export function NavLink(props: ComponentProps<typeof Link>) {
  const here = usePathname() === props.href
  return <SiteLink {...props} aria-current={here ? 'page' : undefined} />
}
