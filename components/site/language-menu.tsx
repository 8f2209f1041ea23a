import type { ReactNode } from 'react'

type LanguageMenuProps = { summary: ReactNode; children: ReactNode }

/** A list that opens under its button: a `details` element, which `script/language-menu.ts` closes. */
export function LanguageMenu({ summary, children }: LanguageMenuProps) {
  return (
    <details className="group relative" data-languages="">
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-control px-1 font-medium [&::-webkit-details-marker]:hidden">
        {summary}
      </summary>
      <ul className="absolute end-0 top-full z-10 mt-2 min-w-44 rounded-control border border-line bg-card p-1.5 text-ink shadow-float [text-shadow:none]">
        {children}
      </ul>
    </details>
  )
}
