'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'

export type Tab = {
  path: string
  name: string
  /** The name on a phone, where it's shorter. */
  short?: string | undefined
  /** How many things wait there. */
  count?: number | undefined
}

type TabsProps = { label: string; tabs: readonly Tab[]; className?: string }

/** The parts of a screen, each with an address of its own. */
export function Tabs({ label, tabs, className = 'gap-4 lg:gap-8' }: TabsProps) {
  const here = usePathname()
  const current = tabAt(here, tabs)
  return (
    <nav
      aria-label={label}
      className="min-w-0 flex-1 overflow-x-auto border-line border-b px-4 max-lg:border-edge lg:px-0"
    >
      <ul className={`flex ${className}`}>
        {tabs.map(({ path, name, short, count = 0 }) => (
          <li key={path}>
            <Link
              aria-current={path === current ? 'page' : undefined}
              className="-mb-px inline-flex min-h-12 items-center whitespace-nowrap border-transparent border-b-3 px-0.5 font-semibold text-ink-2 text-sm hover:text-ink aria-[current]:border-lake aria-[current]:text-ink lg:text-md"
              href={path}
            >
              {short ? (
                <>
                  <span className="sm:hidden">{short}</span>
                  <span className="max-sm:hidden">{name}</span>
                </>
              ) : (
                name
              )}
              {count > 0 && (
                <span className="num ms-2 rounded-full bg-turmeric-tint px-2 max-sm:ms-1 max-sm:px-1.5 font-semibold text-turmeric-ink text-xs leading-[21px]">
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// A page below a tab's own is part of it.
function tabAt(here: string, tabs: readonly Tab[]): string | undefined {
  const above = tabs.filter(({ path }) => here === path || here.startsWith(`${path}/`))
  return above.map(({ path }) => path).sort((a, b) => b.length - a.length)[0]
}
