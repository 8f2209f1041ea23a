import { useRouter } from 'next/navigation'
import { type ComponentProps, createElement, type MouseEvent } from 'react'

type LinkProps = ComponentProps<'a'> & {
  href: string
  prefetch?: boolean | null
  replace?: boolean
  scroll?: boolean
}

/** Stands in for `next/link`, whose own hands every press to Next's router. */
export default function Link({ prefetch: _, replace, scroll: _scroll, ...rest }: LinkProps) {
  const router = useRouter()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event)
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || rest.target
    if (event.defaultPrevented || isElsewhere || !rest.href.startsWith('/')) return
    event.preventDefault()
    router[replace ? 'replace' : 'push'](rest.href)
  }
  return createElement('a', { ...rest, onClick: go })
}
