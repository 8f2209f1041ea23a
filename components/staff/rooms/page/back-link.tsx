'use client'

import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('rooms')

const steps = ['rooms', 'photos'] as const
type Step = (typeof steps)[number]

/** Returns the address of a room's page, which leads back to a step of the first run if it was opened there. */
export function roomPath(slug: string, step?: Step | undefined): string {
  return step ? `/app/rooms/${slug}?step=${step}` : `/app/rooms/${slug}`
}

/** Leads back to where the room was opened: the list of rooms, or a step of the first run. */
export function BackLink() {
  const asked = useSearchParams().get('step')
  const step = steps.find((each) => each === asked)
  return (
    <Link
      aria-label={t(step ? 'page.backToSteps' : 'page.back')}
      className="icon-button"
      href={step ? `/app/dashboard/setup/${step}` : '/app/rooms'}
    >
      <ArrowLeft aria-hidden="true" size={20} />
    </Link>
  )
}
