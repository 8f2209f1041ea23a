'use client'

import { Description, Field, Label, Switch } from '@headlessui/react'
import type { ReactNode } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { isMasked } from '#lib/reviews/rules.ts'
import { bounds } from '#lib/reviews/schema.ts'
import { Card } from '../kit/card.tsx'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { callsADay, type Switch as SwitchName } from './draft.ts'
import type { Config } from './use-config.ts'

const ratings = [1, 2, 3, 4, 5].map(
  (stars) => [String(stars), stars === 1 ? '1 star' : `${stars} stars`] as const,
)

const switches: readonly { name: SwitchName; label: string; help?: string }[] = [
  { name: 'show_rating', label: 'Show rating' },
  { name: 'show_date', label: 'Show date' },
  { name: 'show_author', label: 'Show author', help: 'Google’s terms require the author’s name' },
  {
    name: 'show_avatar',
    label: 'Show avatar',
    help: 'If a picture fails, guests see a default one',
  },
]

/** The choice of reviews and their fields for guests, and the lifetime of the cache. */
export function DisplayCard({ config }: { config: Config }) {
  const { draft, change, field } = config
  const calls = callsADay(draft.cache_duration)
  return (
    <SettingsCard title="Display Settings">
      <div className="grid grid-cols-2 gap-3.5 sm:grid-cols-3 lg:max-xl:grid-cols-2">
        <TypedField
          help={`${rangeOf('max_reviews')}. Google returns up to 5.`}
          {...field('max_reviews')}
          label="Max reviews"
          {...bounds.max_reviews}
          type="number"
        />
        <ChosenField
          help={rangeOf('min_rating')}
          {...field('min_rating')}
          label="Min rating"
          options={ratings}
        />
        <TypedField
          className="max-sm:col-span-2"
          help={`${rangeOf('cache_duration')} seconds.${calls === null ? '' : ` That’s up to ${times(calls)} to Google a day.`}`}
          {...field('cache_duration')}
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
  return count === 1 ? '1 request' : `${count} requests`
}

const languages = [
  ['en', 'English (en)'],
  ['hi', 'Hindi (hi)'],
  ['mr', 'Marathi (mr)'],
] as const
const regions = [
  ['IN', 'India (IN)'],
  ['US', 'United States (US)'],
  ['GB', 'United Kingdom (GB)'],
] as const

/** The place and the key for Google. */
export function PlacesCard({ config }: { config: Config }) {
  const { saved, field } = config
  return (
    <SettingsCard title="Google Places API Settings">
      {saved.key_state === 'unreadable' && (
        <Alert title="The stored API key can no longer be read." tone="warning">
          The key was stored with a different AUTH_SECRET. Enter the key again and save.
        </Alert>
      )}
      <TypedField
        help="Stored encrypted. Only the last four characters are ever shown."
        {...field('api_key')}
        label="API Key"
        maxLength={200}
        // The dots only mask the key: typing replaces them.
        onFocus={(event) => {
          if (isMasked(event.target.value)) event.target.select()
        }}
      />
      <TypedField {...field('place_id')} label="Place ID" maxLength={300} />
      <div className="grid grid-cols-2 gap-3.5">
        <ChosenField {...field('language')} label="Language" options={languages} />
        <ChosenField {...field('region')} label="Region" options={regions} />
      </div>
    </SettingsCard>
  )
}

type SettingsCardProps = { title: string; className?: string; children: ReactNode }

/** A part of the settings under its own heading. */
export function SettingsCard({ title, className = '', children }: SettingsCardProps) {
  return (
    <Card className={className} title={title}>
      <div className="grid gap-4 px-4 pt-1 pb-5 lg:px-[22px] lg:pb-6">{children}</div>
    </Card>
  )
}
