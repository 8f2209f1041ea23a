import type { Metadata } from 'next'
import { ConfigScreen } from '#components/staff/google-reviews/config-screen.tsx'
import { titleAt } from '#components/staff/kit/address/screens.ts'
import { requireStaffPage } from '#lib/http/staff-page.ts'
import { findConfig } from '#lib/reviews/queries/find-config.ts'

export const generateMetadata = (): Metadata => ({ title: titleAt('/app/google-reviews') })

/** The settings of the guests' reviews from Google. */
export default async function GoogleReviewsPage() {
  const staff = await requireStaffPage('/app/google-reviews')
  return <ConfigScreen initial={await findConfig(staff)} />
}
