import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Told } from '#components/farm/told.tsx'

export type ReadingSection = { id: string; title: string; children: ReactNode }

/** A long text: one column of comfortable width, and beside it a ruled index of its sections. */
export function Reading({ sections, note }: { sections: ReadingSection[]; note?: ReactNode }) {
  const t = useTranslations('terms')
  return (
    <div className="wrap grid gap-x-16 gap-y-10 pb-26 max-md:pb-16 lg:grid-cols-[270px_minmax(0,1fr)]">
      <nav
        aria-labelledby="reading-index"
        className="no-print self-start lg:sticky lg:top-[calc(var(--bar)+24px)]"
      >
        <h2
          className="mb-2 font-semibold font-text text-ink-2 text-xs tracking-normal"
          id="reading-index"
        >
          {t('indexLabel')}
        </h2>
        <ul className="grid border-line border-b max-lg:grid-cols-2 max-lg:gap-x-6">
          {sections.map(({ id, title }) => (
            <li className="border-line border-t" key={id}>
              <a
                className="flex min-h-11 items-center py-1.5 text-balance text-sm leading-snug no-underline hover:underline hover:underline-offset-4 lg:min-h-10"
                href={`#${id}`}
              >
                <Told as="span">{title}</Told>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="prose-links max-w-[68ch]">
        {sections.map(({ id, title, children }) => (
          <section
            aria-labelledby={`${id}-title`}
            className="border-line border-t pt-7 pb-11 first:border-t-0 first:pt-0"
            id={id}
            key={id}
          >
            <Told as="h2" className="mb-4 text-xl" id={`${id}-title`}>
              {title}
            </Told>
            <div className="flex flex-col gap-4">{children}</div>
          </section>
        ))}
        {note && <div className="border-line border-t pt-7">{note}</div>}
      </div>
    </div>
  )
}

/** A list with ruled lines instead of bullets. */
export function RuledList({ items }: { items: ReactNode[] }) {
  return (
    <ul className="border-line border-b">
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and nodes have no key of their own
        <li className="border-line border-t py-3" key={at}>
          {item}
        </li>
      ))}
    </ul>
  )
}
