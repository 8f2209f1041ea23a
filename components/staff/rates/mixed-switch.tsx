type MixedSwitchProps = {
  id: string
  label: string
  help?: string
  /** Null where it is on for some and off for others. */
  on: boolean | null
  onChange: (on: boolean) => void
}

/** A switch that also shows what is mixed, as a checkbox does. */
export function MixedSwitch({ id, label, help, on, onChange }: MixedSwitchProps) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <div className="min-w-0">
        <label className="block font-semibold text-sm" htmlFor={id}>
          {label}
        </label>
        {(help || on === null) && (
          <p
            className="text-ink-2 text-xs leading-snug"
            data-help={on === null ? undefined : ''}
            id={`${id}-help`}
          >
            {on === null ? 'These nights differ.' : help}
          </p>
        )}
      </div>
      <input
        aria-describedby={help || on === null ? `${id}-help` : undefined}
        checked={on === true}
        className="mixed-switch"
        id={id}
        onChange={({ target }) => onChange(target.checked)}
        ref={(box) => {
          if (box) box.indeterminate = on === null
        }}
        type="checkbox"
      />
    </div>
  )
}
