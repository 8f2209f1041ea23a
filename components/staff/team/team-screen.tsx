'use client'

import { reading } from '#calls/client.ts'
import type { Person } from '#lib/auth/schema.ts'
import { ListFailed } from '../kit/list/list-states.tsx'
import { type First, useAnswer } from '../kit/live/use-answer.ts'
import { People } from './people.tsx'

type TeamScreenProps = { first: First<{ people: Person[] }>; site: string }

/** Who can sign in. */
export function TeamScreen({ first, site }: TeamScreenProps) {
  const { value, failed, refresh } = useAnswer(reading('GET team'), {}, first, { topics: ['site'] })
  return (
    <div className="grid w-full max-w-[720px] gap-4 p-4 lg:px-8">
      {failed && <ListFailed className="" onRetry={refresh} stale />}
      <People people={value.people} refresh={refresh} site={site} />
    </div>
  )
}
