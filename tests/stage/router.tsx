import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'

const moved = 'stage-moved'

// As Next does: whoever writes the browser's history moves the page.
for (const name of ['pushState', 'replaceState'] as const) {
  const write = history[name].bind(history)
  history[name] = (...args) => {
    write(...args)
    dispatchEvent(new Event(moved))
  }
}

function subscribe(changed: () => void): () => void {
  for (const event of [moved, 'popstate']) addEventListener(event, changed)
  return () => {
    for (const event of [moved, 'popstate']) removeEventListener(event, changed)
  }
}

/** Goes to another place of the same page in it, and to another page by loading that. */
function go(href: string, write: 'pushState' | 'replaceState'): void {
  const { origin, pathname } = new URL(href, location.href)
  const isHere = origin === location.origin && pathname === location.pathname
  if (isHere) history[write](null, '', href)
  else location.assign(href)
}

const nothing = () => undefined

const router: AppRouterInstance = {
  back: () => history.back(),
  forward: () => history.forward(),
  push: (href) => go(href, 'pushState'),
  replace: (href) => go(href, 'replaceState'),
  // The server's part of the page is the test's own.
  refresh: nothing,
  prefetch: nothing,
  experimental_gesturePush: nothing,
  bfcacheId: '',
}

/** Gives Next's own hooks of navigation the page's address and a router. */
export function Router({ locale, children }: { locale: string; children: ReactNode }) {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search)
  const { pathname, searchParams } = new URL(address, location.origin)
  const query = String(searchParams)
  const search = useMemo(() => new URLSearchParams(query), [query])
  const params = useMemo(() => ({ locale }), [locale])
  return (
    <AppRouterContext value={router}>
      <PathParamsContext value={params}>
        <PathnameContext value={pathname}>
          <SearchParamsContext value={search}>{children}</SearchParamsContext>
        </PathnameContext>
      </PathParamsContext>
    </AppRouterContext>
  )
}
