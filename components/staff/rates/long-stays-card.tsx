import type { LongStay } from '#lib/rates/schema/extras.ts'
import { Card } from '../kit/card.tsx'
import { AddButton } from './add-button.tsx'
import { ExtraRow } from './extra-row.tsx'

type LongStaysCardProps = {
  steps: readonly LongStay[]
  /** Called with null for a new step. */
  onEdit: (step: LongStay | null) => void
}

/** The discounts for long stays, the shortest first. */
export function LongStaysCard({ steps, onEdit }: LongStaysCardProps) {
  return (
    <Card aside={<AddButton name="Add a step" onPress={() => onEdit(null)} />} title="Long stay">
      {steps.length === 0 && (
        <p className="border-rule border-t px-4 py-4 text-ink-2 text-sm lg:px-5">
          Long stays cost as much a night as short ones.
        </p>
      )}
      <ul>
        {steps.map((step, at) => {
          const before = steps[at - 1]
          return (
            <ExtraRow
              about={
                before
                  ? `Takes the place of the ${before.percent}%`
                  : 'Off the nights, not off extra guests'
              }
              key={step.nights}
              name={`${step.nights} nights or more`}
              onEdit={() => onEdit(step)}
              value={`${step.percent}% less`}
            />
          )
        })}
      </ul>
    </Card>
  )
}
