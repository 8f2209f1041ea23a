import type { ReactNode } from 'react'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Told } from '#components/farm/told.tsx'
import { ArrowIcon } from '#components/ui/icons.tsx'
import { isPathShown } from '#lib/farm/rules/shown-pages.ts'

const grounds = {
  paper: '',
  rice: 'bg-rice',
  lake: 'on-hill bg-lake text-cream',
} as const

type SectionProps = {
  ground?: keyof typeof grounds
  /** The id of the section's heading. */
  labelledBy?: string
  className?: string
  children: ReactNode
}

/** A band of a page on one of the printed backgrounds, with the page's margins. */
export function Section({ ground = 'paper', labelledBy, className = '', children }: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={`py-14 md:py-22 ${grounds[ground]} ${className}`}
    >
      <div className="wrap">{children}</div>
    </section>
  )
}

/** A section's heading, and a lead, which is at the end side on wide screens. */
export function SectionHead({ id, title, lead }: { id?: string; title: string; lead?: string }) {
  return (
    <div className="mb-6 items-end justify-between gap-8 md:mb-9 md:flex">
      <Told as="h2" className="text-section md:max-w-[13em]" id={id}>
        {title}
      </Told>
      {lead && <Told className="max-w-[30em] text-ink-2 max-md:mt-2.5">{lead}</Told>}
    </div>
  )
}

/** A link at the end of a section, with an arrow in the reading direction; none to a page with nothing on it. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isPathShown(href)) return null
  return (
    <SiteLink className="text-link inline-flex min-h-11 items-center gap-2" href={href}>
      {children}
      <ArrowIcon size={18} />
    </SiteLink>
  )
}
