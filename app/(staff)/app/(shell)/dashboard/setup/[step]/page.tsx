import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OpenScreen } from '#components/staff/setup/open-screen.tsx'
import { ReadyScreen } from '#components/staff/setup/ready-screen.tsx'
import { StepScreen } from '#components/staff/setup/step-screen.tsx'
import { publicUrl } from '#lib/env.ts'
import { readSite } from '#lib/farm/queries/site.ts'
import { requireStaffPage } from '#lib/http/staff-page.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { readSetup } from '#lib/setup/queries.ts'
import { stepNamed } from '#lib/setup/schema.ts'

const t = staffWords('pages')

export const generateMetadata = (): Metadata => ({ title: t('titles.setup') })

/** A step of the first run, the list of what's ready, or, once it's open, the farm's address. */
export default async function SetupPage({ params }: PageProps<'/app/dashboard/setup/[step]'>) {
  const { step } = await params
  const staff = await requireStaffPage(`/app/dashboard/setup/${step}`, {}, 'owner')
  if (step === 'open') return <OpenScreen site={publicUrl()} />
  const first = { search: {}, value: await readSetup(staff) }
  const firstSite = { search: {}, value: await readSite(staff) }
  if (step === 'ready') return <ReadyScreen first={first} firstSite={firstSite} />
  const name = stepNamed(step) ?? notFound()
  return <StepScreen first={first} firstSite={firstSite} key={name} name={name} />
}
