'use client'

import { Description, Field, Label, Switch } from '@headlessui/react'
import type { ReactNode } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { isMasked } from '#lib/reviews/rules.ts'
import { bounds } from '#lib/reviews/schema.ts'
import { Card } from '../kit/card.tsx'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { callsADay, type Switch as SwitchName } from './draft.ts'
import type { Config } from './use-config.ts'

const t = staffWords('reviews')

const switches: readonly SwitchName[] = ['show_rating', 'show_date', 'show_author', 'show_avatar']

/** The choice of reviews and their fields for guests, and the lifetime of the cache. */
export function DisplayCard({ config }: { config: Config }) {
  const { draft, change, field } = config
  return (
    <SettingsCard title={t('display.title')}>
      <div className="grid grid-cols-2 gap-3.5 sm:grid-cols-3 lg:max-xl:grid-cols-2">
        <TypedField
          help={t('display.maxHelp', { ...bounds.max_reviews })}
          {...field('max_reviews')}
          label={t('display.max')}
          {...bounds.max_reviews}
          type="number"
        />
        <ChosenField
          help={t('display.ratingHelp', { ...bounds.min_rating })}
          {...field('min_rating')}
          label={t('display.rating')}
          options={[1, 2, 3, 4, 5].map((count) => [String(count), t('display.stars', { count })])}
        />
        <TypedField
          className="max-sm:col-span-2"
          help={cacheHelp(draft.cache_duration)}
          {...field('cache_duration')}
          label={t('display.cache')}
          {...bounds.cache_duration}
          type="number"
        />
      </div>
      <div className="grid sm:grid-cols-2 sm:gap-x-7">
        {switches.map((name) => (
          <Field
            className="flex min-h-[58px] items-center justify-between gap-4 border-rule border-t py-1.5"
            key={name}
          >
            <span>
              <Label className="block cursor-pointer font-medium">{t(`switches.${name}`)}</Label>
              {(name === 'show_author' || name === 'show_avatar') && (
                <Description className="text-xs text-ink-2 leading-snug">
                  {t(`switchHelp.${name}`)}
                </Description>
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

function cacheHelp(seconds: string): string {
  const range = t('display.cacheHelp', { ...bounds.cache_duration })
  const count = callsADay(seconds)
  return count === null ? range : `${range} ${t('display.requests', { count })}`
}

const languages = ['en', 'hi', 'mr'] as const
const regions = ['IN', 'US', 'GB'] as const

export function PlacesCard({ config }: { config: Config }) {
  const { saved, field } = config
  return (
    <SettingsCard title={t('places.title')}>
      {saved.key_state === 'unreadable' && (
        <Alert title={t('places.unreadable')} tone="warning">
          {t('places.unreadableHelp')}
        </Alert>
      )}
      <TypedField
        help={t('places.keyHelp')}
        {...field('api_key')}
        label={t('places.key')}
        maxLength={200}
        // The dots only mask the key: typing replaces them.
        onFocus={(event) => {
          if (isMasked(event.target.value)) event.target.select()
        }}
      />
      <TypedField {...field('place_id')} label={t('places.placeId')} maxLength={300} />
      <div className="grid grid-cols-2 gap-3.5">
        <ChosenField
          {...field('language')}
          label={t('places.language')}
          options={languages.map((code) => [code, t(`languages.${code}`)])}
        />
        <ChosenField
          {...field('region')}
          label={t('places.region')}
          options={regions.map((code) => [code, t(`regions.${code}`)])}
        />
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
