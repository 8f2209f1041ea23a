import type { ReactNode } from 'react'

type GalleryTabsProps = {
  label: string
  sets: { id: string; label: string; count: number; countLabel: string; panel: ReactNode }[]
}

/**
 * The sets of the gallery behind tabs. In the page's HTML they are links to sections that are all open, so that
 * they work without JavaScript; `gallery-tabs-element.ts` makes the links tabs.
 */
export function GalleryTabs({ label, sets }: GalleryTabsProps) {
  return (
    <gallery-tabs className="block">
      {/* On a phone the row fades towards its end, so that one sees that it goes on. */}
      <div
        {...{ role: 'navigation', 'aria-label': label }}
        className="-mx-5 flex gap-5 overflow-x-auto border-line border-b ps-5 pe-12 [scrollbar-width:none] max-md:[mask-image:linear-gradient(to_left,transparent,black_3rem)] max-md:rtl:[mask-image:linear-gradient(to_right,transparent,black_3rem)] md:mx-0 md:gap-9 md:px-0"
        suppressHydrationWarning
      >
        {sets.map((set, index) => (
          <a
            className="heading group flex min-h-14 shrink-0 items-center gap-2 border-transparent border-b-[3px] text-base text-ink-2 no-underline outline-offset-[-3px] hover:text-ink md:text-lg data-open:script:border-laterite data-open:script:text-ink"
            {...open(index)}
            href={`#${set.id}`}
            id={`tab-${set.id}`}
            key={set.id}
            suppressHydrationWarning
          >
            {set.label}
            <span
              aria-label={set.countLabel}
              className="num rounded-full bg-rice px-2.5 py-1 font-semibold font-text text-xs leading-none tracking-normal group-data-open:script:bg-hill group-data-open:script:text-cream"
              role="img"
            >
              {set.count}
            </span>
          </a>
        ))}
      </div>
      {sets.map((set, index) => (
        <section
          aria-labelledby={`tab-${set.id}`}
          // A closed set is hidden, unless there is no JavaScript to open it.
          className="pt-7 script:not-data-open:not-target:hidden script:data-live:not-data-open:hidden"
          {...open(index)}
          id={set.id}
          key={set.id}
          suppressHydrationWarning
        >
          {set.panel}
        </section>
      ))}
    </gallery-tabs>
  )
}

/** The first set is open in the page's HTML. */
const open = (index: number) => (index === 0 ? { 'data-open': '' } : {})
