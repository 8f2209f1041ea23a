import { Bath, BedDouble, Droplets, Users } from 'lucide-react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { maxSleeps } from '#lib/rooms/rules/stay.ts'
import { BedsField } from './beds-field.tsx'
import { Choice, Several } from './choice.tsx'
import { FactRow, NumberField, type RowProps } from './fact-row.tsx'
import { HotWaterField } from './hot-water-field.tsx'

const t = staffWords('rooms')

export function Sleeps({ form: { draft, errors, change }, untold }: RowProps) {
  return (
    <FactRow
      error={errors.sleeps}
      Icon={Users}
      id="sleeps"
      label={t('facts.sleeps')}
      missing={untold.includes('sleeps')}
    >
      <NumberField
        className="w-[110px]"
        error={errors.sleeps}
        label={t('facts.sleeps')}
        max={maxSleeps}
        min={1}
        onChange={(sleeps) => change({ sleeps })}
        value={draft.sleeps}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-ink-2">
        {t('facts.mattress')}
        <input
          aria-checked={draft.mattress}
          checked={draft.mattress}
          className="switch"
          onChange={({ target }) => change({ mattress: target.checked })}
          role="switch"
          type="checkbox"
        />
      </label>
    </FactRow>
  )
}

export function Beds({ form, untold }: RowProps) {
  const [, error] =
    Object.entries(form.errors).find(([path]) => path.startsWith('facts.beds')) ?? []
  return (
    <FactRow
      error={error}
      Icon={BedDouble}
      id="beds"
      label={t('facts.beds')}
      missing={untold.includes('beds')}
    >
      <BedsField form={form} />
    </FactRow>
  )
}

export function Bathroom({ form: { draft, change }, untold }: RowProps) {
  return (
    <FactRow
      Icon={Bath}
      id="bathroom"
      label={t('facts.bathroom')}
      missing={untold.includes('bathroom')}
    >
      <Choice
        label={t('facts.whoseBathroom')}
        onChange={(bathroom) => change({ bathroom })}
        options={[
          ['own_inside', t('facts.ownInside')],
          ['own_outside', t('facts.ownOutside')],
          ['shared', t('facts.shared')],
        ]}
        value={draft.bathroom}
      />
      <Choice
        label={t('facts.toilet')}
        onChange={(toilet) => change({ toilet })}
        options={[
          ['western', t('facts.western')],
          ['indian', t('facts.indian')],
          ['both', t('facts.both')],
        ]}
        value={draft.toilet}
      />
      <Several
        chosen={draft.bathing}
        label={t('facts.bathing')}
        onChange={(bathing) => change({ bathing })}
        options={[
          ['shower', t('facts.shower')],
          ['bucket', t('facts.bucket')],
          ['bathtub', t('facts.bathtub')],
        ]}
      />
    </FactRow>
  )
}

export function HotWater({ form, untold }: RowProps) {
  return (
    <FactRow
      error={form.errors['facts.hotWater']}
      Icon={Droplets}
      id="hotWater"
      label={t('facts.hotWater')}
      missing={untold.includes('hotWater')}
    >
      <HotWaterField form={form} />
    </FactRow>
  )
}
