'use client'

import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { FactName } from '#lib/farm/rules/named-facts.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import { LiveWords } from '../kit/live/live-words.tsx'
import { FactField } from '../site/facts/fact-field.tsx'
import { rows } from '../site/facts/rows.ts'
import { aboutOf, labelOf } from '../site/facts/words.ts'
import { useSavedFacts } from './use-saved-facts.ts'

type FactsStepProps = {
  names: readonly FactName[]
  site: Site
  /** As of {@link useSavedFacts}. */
  isBlank: (name: FactName) => boolean
  onSaved: () => unknown
  ref?: Ref<StepHandle>
}

/** What a step does before the next one is shown. */
export type StepHandle = {
  /** Saves what isn't saved yet. Returns false if that fails, and then shows why. */
  save: () => Promise<boolean>
}

// Those that are as short as half a phone's width.
const short =
  /^(address\.(taluka|district|region|postalCode)|hours\..*|checkIn\..*|checkOutBy|depositPercent|maxDogs)$/

// Those whose labels alone have been misunderstood: a refund until so many days before the stay is another promise.
const explained: { readonly [Name in FactName]?: string } = Object.fromEntries(
  rows
    .filter(({ name }) => ['brand', 'nameInMarathi', 'refundDays'].includes(name))
    .map((row) => [row.name, aboutOf(row)]),
)

/** Facts of the farm, each saved when its field is left; hours are in pairs. */
export function FactsStep({ names, site, isBlank, onSaved, ref }: FactsStepProps) {
  const facts = useSavedFacts(names, site, { isBlank, onSaved })
  const fields = useRef<HTMLDivElement>(null)
  const [failures, setFailures] = useState(0)
  useImperativeHandle(ref, () => ({
    save: async () => {
      const isSaved = await facts.leaveAll()
      if (!isSaved) setFailures((before) => before + 1)
      return isSaved
    },
  }))
  useEffect(() => {
    if (failures > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [failures])
  const shown = rows.filter((row) => row.facts.some((name) => names.includes(name)))
  const fieldOf = (name: FactName) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears only that the field in it was left
    <div
      className={short.test(name) ? '' : 'col-span-2'}
      key={name}
      onBlur={() => void facts.leave(name)}
    >
      <FactField {...facts.field(name)} about={explained[name]} name={name} />
    </div>
  )
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4" ref={fields}>
        {shown.map((row) =>
          row.name === 'hours' || row.name === 'checkIn' ? (
            <fieldset
              className="col-span-2 grid grid-cols-[subgrid] items-start gap-y-2"
              key={row.name}
            >
              <legend className="mb-1.5 font-semibold text-base">{labelOf(row.name)}</legend>
              {row.facts.map(fieldOf)}
            </fieldset>
          ) : (
            names.filter((name) => row.facts.includes(name)).map(fieldOf)
          ),
        )}
      </div>
      <LiveWords className="mt-3 text-ink-2 text-sm">{facts.saving}</LiveWords>
    </>
  )
}
