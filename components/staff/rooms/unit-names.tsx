'use client'

import { FieldError } from '#components/ui/field.tsx'
import { maxUnitNameLength } from '#lib/rooms/rules/units.ts'
import { typedUnitNames } from './room-facts.tsx'
import type { RoomFormState } from './use-room-form.ts'

/** The names of the units of a room, a field each. */
export function UnitNames({ form }: { form: RoomFormState }) {
  const names = typedUnitNames(form.draft)
  const error = form.errors.unit_names
  const rename = (at: number, name: string) =>
    form.change({ unit_names: names.with(at, name).join('\n') })
  if (names.length === 0) return null
  return (
    <fieldset aria-describedby={`room-unit-names-help${error ? ' room-unit-names-error' : ''}`}>
      <legend className="mb-1.5 font-semibold text-sm">
        {names.length === 1 ? 'Name of the unit' : 'Names of the units'}
      </legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {names.map((name, at) => (
          <input
            aria-invalid={error ? true : undefined}
            aria-label={`Unit ${at + 1}`}
            autoComplete="off"
            className="control w-full min-w-0 px-3.5 aria-invalid:border-red"
            // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its number
            key={at}
            maxLength={maxUnitNameLength}
            onChange={({ target }) => rename(at, target.value)}
            spellCheck={false}
            value={name}
          />
        ))}
      </div>
      <p className="mt-1.5 text-ink-2 text-xs leading-snug" id="room-unit-names-help">
        As they stand on the doors. Guests read theirs when the stay is confirmed.
      </p>
      {error && <FieldError id="room-unit-names-error">{error}</FieldError>}
    </fieldset>
  )
}
