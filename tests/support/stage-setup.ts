import type { OpenScreen } from '#components/staff/setup/open-screen.tsx'
import type { ReadyScreen } from '#components/staff/setup/ready-screen.tsx'
import type { StepScreen } from '#components/staff/setup/step-screen.tsx'
import type { TeamScreen } from '#components/staff/team/team-screen.tsx'
import { listTeam } from '#lib/auth/queries.ts'
import type { Owner } from '#lib/auth/schema.ts'
import { readSite } from '#lib/farm/queries/site.ts'
import { readSetup } from '#lib/setup/queries.ts'
import { stepNamed } from '#lib/setup/schema.ts'
import type { Stage } from './stage.ts'

type Of = (query: URLSearchParams) => { query: Record<string, string | undefined>; staff: Owner }

/** The screens of the first run and of the team, see `showStaffPages`. */
export function showSetup({ at }: Pick<Stage, 'at'>, of: Of): void {
  at<typeof OpenScreen>(
    '/app/dashboard/setup/open',
    'components/staff/setup/open-screen.tsx#OpenScreen',
    async () => ({ site: 'https://ambewadi.example' }),
  )
  at<typeof ReadyScreen>(
    '/app/dashboard/setup/ready',
    'components/staff/setup/ready-screen.tsx#ReadyScreen',
    async (address) => {
      const { staff } = of(address)
      return {
        first: { search: {}, value: await readSetup(staff) },
        firstSite: { search: {}, value: await readSite(staff) },
      }
    },
  )
  at<typeof StepScreen>(
    '/app/dashboard/setup/[slug]',
    'components/staff/setup/step-screen.tsx#StepScreen',
    async (address) => {
      const { query, staff } = of(address)
      return {
        name: stepNamed(query.slug ?? '') ?? 'name',
        first: { search: {}, value: await readSetup(staff) },
        firstSite: { search: {}, value: await readSite(staff) },
      }
    },
  )
  at<typeof TeamScreen>(
    '/app/team',
    'components/staff/team/team-screen.tsx#TeamScreen',
    async (address) => {
      const first = { search: {}, value: { people: await listTeam(of(address).staff) } }
      return { first, site: 'https://ambewadi.example' }
    },
  )
}
