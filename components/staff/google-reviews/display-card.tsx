'use client'

import { Description, Field, Label, Switch } from '@headlessui/react'
import { bounds } from '#lib/reviews/schema.ts'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { callsADay, type Switch as SwitchName } from './draft.ts'
import { SettingsCard } from './settings-card.tsx'
import { type Config, fieldOf } from './use-config.ts'

const ratings = [1, 2, 3, 4, 5].map(
  (stars) => [String(stars), stars === 1 ? '1 star' : `${stars} stars`] as const,
)

const switches: readonly { name: SwitchName; label: string; help?: string }[] = [
  { name: 'show_rating', label: 'Show rating' },
  { name: 'show_date', label: 'Show date' },
  { name: 'show_author', label: 'Show author', help: 'Google’s terms want the author named' },
  { name: 'show_avatar', label: 'Show avatar', help: 'Default picture if it fails' },
]

/** The choice of reviews and their fields for guests, and the lifetime of the cache. */
export function DisplayCard({ config }: { config: Config }) {
  const { draft, change } = config
  const calls = callsADay(draft.cache_duration)
  return (
    <SettingsCard title="Display Settings">
      <div className="grid grid-cols-2 gap-3.5 sm:grid-cols-3 lg:max-xl:grid-cols-2">
        <TypedField
          help={`${rangeOf('max_reviews')}. Google returns 5 at most.`}
          {...fieldOf(config, 'max_reviews')}
          label="Max reviews"
          {...bounds.max_reviews}
          type="number"
        />
        <ChosenField
          help={rangeOf('min_rating')}
          {...fieldOf(config, 'min_rating')}
          label="Min rating"
          options={ratings}
        />
        <TypedField
          className="max-sm:col-span-2"
          help={`${rangeOf('cache_duration')} seconds.${calls === null ? '' : ` Google is asked ${times(calls)} a day at most.`}`}
          {...fieldOf(config, 'cache_duration')}
          label="Cache duration"
          {...bounds.cache_duration}
          type="number"
        />
      </div>
      <div className="grid sm:grid-cols-2 sm:gap-x-7">
        {switches.map(({ name, label, help }) => (
          <Field
            className="flex min-h-[58px] items-center justify-between gap-4 border-rule border-t py-1.5"
            key={name}
          >
            <span>
              <Label className="block cursor-pointer font-medium">{label}</Label>
              {help && (
                <Description className="text-xs text-ink-2 leading-snug">{help}</Description>
              )}
            </span>
            <Switch
              checked={draft[name]}
              className="group grid h-11 w-[52px] shrink-0 place-items-center rounded-full"
              onChange={(on) => change({ [name]: on })}
            >
              <span className="flex h-7 w-[46px] items-center rounded-full bg-line-control px-[3px] transition-colors duration-[120ms] group-data-checked:bg-lake">
                <span className="size-[22px] rounded-full bg-card transition-transform duration-[120ms] group-data-checked:translate-x-[18px]" />
              </span>
            </Switch>
          </Field>
        ))}
      </div>
    </SettingsCard>
  )
}

function rangeOf(name: keyof typeof bounds): string {
  return `${bounds[name].min} to ${bounds[name].max}`
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}
