import type { ReactNode } from 'react'
import { isSiteShown } from '#lib/farm/rules/farm.ts'
import { OpeningSoon } from './opening-soon.tsx'

/** Returns a page that guests see while the farm is open for them. Until then, every address shows how to reach it. */
export function whenOpen<Props extends object>(
  Page: (props: Props) => ReactNode | Promise<ReactNode>,
) {
  return function PageWhenOpen(props: Props) {
    return isSiteShown() ? <Page {...props} /> : <OpeningSoon />
  }
}
