'use client'

import { People } from '../team/people.tsx'
import type { StepProps } from './step-props.ts'

/** Who can sign in, and how somebody is added. */
export function TeamStep({ setup, refresh }: StepProps) {
  return (
    <div className="grid gap-4">
      <People people={setup.team} refresh={refresh} site={setup.site} />
    </div>
  )
}
