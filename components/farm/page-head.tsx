import type { ReactNode } from 'react'
import { Told } from './told.tsx'

type PageHeadProps = { title: ReactNode; lead?: ReactNode; children?: ReactNode }

/** The head of a page without a hero: its title, a lead, and optional content. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className="wrap pt-14 pb-12 max-md:pt-9 max-md:pb-8">
      <Told as="h1" className="max-w-[17em] text-page">
        {title}
      </Told>
      {lead && <Told className="mt-5 max-w-measure text-ink-2 text-lg">{lead}</Told>}
      {children}
    </div>
  )
}
