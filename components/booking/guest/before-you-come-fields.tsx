'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { Words } from '#components/farm/words.tsx'
import { Field } from '#components/ui/field.tsx'
import { CheckIcon } from '#components/ui/icons.tsx'
import { Ltr } from '#components/ui/ltr.tsx'
import { type Arrival, diets } from '#lib/booking/rules/told.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import type { Terms } from '#lib/farm/schema/facts.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import {
  arrivalHours,
  countedGuests,
  hoursWith,
  isLate,
  lateHours,
  maxAllergies,
  maxArrivalWords,
} from '#lib/reservations/rules/arrival.ts'
import { clockIn } from '#lib/shared/dates.ts'
import { CarIcon, DogIcon, MealIcon } from './icons.tsx'
import { Stepper } from './stepper.tsx'

type PartProps = { shown: Arrival; change: (changes: Partial<Arrival>) => void }

/** The hour of arrival; after the hours of check-in one calls first. */
export function Hour({
  shown: { arrives_at: chosen },
  change,
  terms,
}: PartProps & { terms: Terms }) {
  const t = useTranslations('guest.before.hour')
  const { locale, isolate } = useFormats()
  const facts = farmFacts(locale, isolate, terms)
  const late = isLate(chosen, terms)
  const pick = (arrives_at: string) => change({ arrives_at })
  return (
    <Part icon={<CarIcon size={20} />} title={t('title')}>
      <div className="flex flex-wrap gap-2">
        {hoursWith(arrivalHours(terms), late ? '' : chosen).map((hour) => (
          <Chip chosen={chosen === hour} key={hour} onChoose={() => pick(hour)}>
            <Ltr>{clockIn(locale, hour)}</Ltr>
          </Chip>
        ))}
        <Chip chosen={late} onChoose={() => pick(lateHours(terms)[0] ?? '')}>
          {t('late', facts)}
        </Chip>
      </div>
      {late && (
        <Field className="mt-4 max-w-52" id="before-hour" label={t('at')}>
          {(control) => (
            <select
              {...control}
              data-early
              name="arrives_at"
              onChange={(event) => pick(event.target.value)}
              value={chosen}
            >
              {hoursWith(lateHours(terms), chosen).map((hour) => (
                <option key={hour} value={hour}>
                  {clockIn(locale, hour)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <p className="mt-3 text-ink-2 text-xs">
        <Words>{t('call', facts)}</Words>
      </p>
    </Part>
  )
}

type ChipProps = { chosen: boolean; onChoose: () => void; children: ReactNode }

function Chip({ chosen, onChoose, children }: ChipProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border-[1.5px] border-line-control bg-card px-3.5 font-semibold text-md has-checked:border-hill has-checked:bg-hill has-checked:text-cream has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2">
      <input
        checked={chosen}
        className="sr-only"
        data-early
        name="hour"
        onChange={onChoose}
        type="radio"
      />
      {chosen && <CheckIcon size={16} />}
      {children}
    </label>
  )
}

/** The counts of who eats what, and what makes somebody ill. */
export function Food({ shown, change, guests }: PartProps & { guests: number }) {
  const t = useTranslations('guest.before')
  const left = guests - countedGuests(shown)
  const served = diets.filter((diet) => diet !== 'meat' || farm().meat === 'onRequest')
  return (
    <Part icon={<MealIcon size={20} />} title={t('food.title')}>
      <div className="divide-y divide-line">
        {served.map((diet) => (
          <Stepper
            key={diet}
            label={t(`food.${diet}`)}
            most={shown[diet] + Math.max(0, left)}
            onChange={(count) => change({ [diet]: count })}
            value={shown[diet]}
          />
        ))}
      </div>
      <p aria-live="polite" className="mt-2 text-ink-2 text-xs">
        {left > 0 && left < guests && t('food.left', { count: left })}{' '}
        {shown.meat > 0 && t('food.onRequest')}
      </p>
      <Field
        className="mt-5"
        help={t('allergies.help')}
        id="before-allergies"
        label={t('allergies.label')}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            data-early
            dir="auto"
            maxLength={maxAllergies}
            name="allergies"
            onChange={(event) => change({ allergies: event.target.value })}
            value={shown.allergies}
          />
        )}
      </Field>
    </Part>
  )
}

export function Dogs({ shown, change, terms: { maxDogs } }: PartProps & { terms: Terms }) {
  const t = useTranslations('guest.before.dogs')
  if (maxDogs === 0) return null
  return (
    <Part icon={<DogIcon size={20} />} title={t('title')}>
      <Stepper
        label={t('title')}
        most={maxDogs}
        onChange={(dogs) => change({ dogs })}
        text={t('help', { maxDogs })}
        value={shown.dogs}
      />
    </Part>
  )
}

/** A word of the guest's own. */
export function Note({ shown, change }: PartProps) {
  const t = useTranslations('guest.before.note')
  return (
    <div className="border-line border-t py-5">
      <Field help={t('help')} id="before-note" label={t('label')}>
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} min-h-20 py-2.5`}
            data-early
            dir="auto"
            maxLength={maxArrivalWords}
            name="words"
            onChange={(event) => change({ words: event.target.value })}
            rows={2}
            value={shown.words}
          />
        )}
      </Field>
    </div>
  )
}

function Part({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <fieldset className="border-line border-t py-5">
      <legend className="contents">
        <span className="mb-3 flex items-center gap-2.5 font-semibold text-base">
          <span className="text-lake">{icon}</span>
          {title}
        </span>
      </legend>
      {children}
    </fieldset>
  )
}
