'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useWaiting } from '../waiting/waiting.tsx'
import { RecordButton } from './record-button.tsx'
import { tabs } from './tabs.ts'

/** The links between the parts of the money's screen. */
export function MoneyTabs() {
  const here = usePathname()
  const toCheck = useWaiting().waiting?.to_check ?? 0
  return (
    <div className="no-print items-end gap-4 lg:mx-6 lg:mt-4 lg:flex xl:mx-8">
      <nav
        aria-label="Money"
        className="min-w-0 flex-1 overflow-x-auto border-line border-b px-4 max-lg:border-edge lg:px-0"
      >
        <ul className="flex gap-2 max-sm:tracking-tight sm:gap-4 lg:gap-8">
          {tabs.map(({ path, name, short }) => (
            <li key={path}>
              <Link
                aria-current={path === here ? 'page' : undefined}
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
                {path === tabs[0]?.path && toCheck > 0 && (
                  <span className="num ms-2 rounded-full bg-turmeric-tint px-2 max-sm:ms-1 max-sm:px-1.5 font-semibold text-turmeric-ink text-xs leading-[21px]">
                    {toCheck}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="max-lg:px-4 max-lg:pt-4">
        <RecordButton />
      </div>
    </div>
  )
}
