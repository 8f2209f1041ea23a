import { BatteryCharging, Fan, Footprints, Ruler, Wifi } from 'lucide-react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { maxPowerHours, maxSize, maxSteps, maxWifiSpeed } from '#lib/rooms/schema/facts.ts'
import { squareFeet } from '#lib/rooms/words.ts'
import { Choice } from './choice.tsx'
import { FactRow, NumberField, type RowProps } from './fact-row.tsx'
import { lasts } from './facts-draft.ts'

const t = staffWords('rooms')

export function Climate({ form: { draft, change }, untold }: RowProps) {
  return (
    <FactRow Icon={Fan} id="heat" label={t('facts.heat')} missing={untold.includes('heat')}>
      <Choice
        label={t('facts.cooling')}
        onChange={(cooling) => change({ cooling })}
        options={[
          ['ac', t('facts.ac')],
          ['fan', t('facts.fan')],
          ['none', t('facts.neither')],
        ]}
        value={draft.cooling}
      />
      <Choice
        label={t('facts.heating')}
        onChange={(heater) => change({ heater })}
        options={[
          ['yes', t('facts.heater')],
          ['no', t('facts.noHeater')],
        ]}
        value={draft.heater}
      />
    </FactRow>
  )
}

export function Steps({ form: { draft, errors, change }, untold }: RowProps) {
  const error = errors['facts.steps']
  return (
    <FactRow
      error={error}
      Icon={Footprints}
      id="steps"
      label={t('facts.steps')}
      missing={untold.includes('steps')}
    >
      <NumberField
        className="w-[110px]"
        error={error}
        label={t('facts.steps')}
        max={maxSteps}
        onChange={(steps) => change({ steps })}
        value={draft.steps}
      />
      {Number(draft.steps) > 0 && (
        <Choice
          label={t('facts.rail')}
          onChange={(rail) => change({ rail })}
          options={[
            ['yes', t('facts.withRail')],
            ['no', t('facts.noRail')],
          ]}
          value={draft.rail}
        />
      )}
    </FactRow>
  )
}

export function Size({ form: { draft, errors, change }, untold }: RowProps) {
  const error = errors['facts.size']
  const metres = Number(draft.size)
  return (
    <FactRow
      error={error}
      Icon={Ruler}
      id="size"
      label={t('facts.size')}
      missing={untold.includes('size')}
    >
      <NumberField
        error={error}
        label={t('facts.size')}
        max={maxSize}
        onChange={(size) => change({ size })}
        unit={t('facts.squareMetres')}
        value={draft.size}
      />
      {metres > 0 && (
        <span className="num text-ink-2">
          {t('facts.squareFeet', { feet: squareFeet(metres) })}
        </span>
      )}
    </FactRow>
  )
}

export function WifiRow({ form: { draft, errors, change }, untold }: RowProps) {
  const error = errors['facts.wifiSpeed']
  return (
    <FactRow
      error={error}
      Icon={Wifi}
      id="wifi"
      label={t('facts.wifi')}
      missing={untold.includes('wifi')}
    >
      <Choice
        label={t('facts.wifi')}
        onChange={(wifi) => change({ wifi })}
        options={[
          ['in_room', t('facts.inRoom')],
          ['near_room', t('facts.nearRoom')],
          ['none', t('facts.noWifi')],
        ]}
        value={draft.wifi}
      />
      {draft.wifi === 'in_room' && (
        <NumberField
          error={error}
          label={t('facts.wifiSpeed')}
          max={maxWifiSpeed}
          onChange={(wifiSpeed) => change({ wifiSpeed })}
          unit={t('facts.megabits')}
          value={draft.wifiSpeed}
        />
      )}
    </FactRow>
  )
}

export function Power({ form: { draft, errors, change }, untold }: RowProps) {
  const error = errors['facts.powerHours']
  return (
    <FactRow
      error={error}
      Icon={BatteryCharging}
      id="power"
      label={t('facts.power')}
      missing={untold.includes('power')}
    >
      <Choice
        label={t('facts.power')}
        onChange={(powerCut) => change({ powerCut })}
        options={[
          ['lights_and_fan', t('facts.lights')],
          ['everything', t('facts.everything')],
          ['candles', t('facts.candles')],
        ]}
        value={draft.powerCut}
      />
      {lasts(draft.powerCut) && (
        <NumberField
          className="w-[130px]"
          error={error}
          label={t('facts.powerHours')}
          max={maxPowerHours}
          min={1}
          onChange={(powerHours) => change({ powerHours })}
          unit={t('facts.hoursUnit')}
          value={draft.powerHours}
        />
      )}
    </FactRow>
  )
}
