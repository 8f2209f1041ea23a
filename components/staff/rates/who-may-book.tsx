import { MixedSwitch } from './mixed-switch.tsx'

type WhoMayBookProps = {
  /** The beginning of the fields' ids. */
  id: string
  /** Null where the nights differ. */
  shown: { open: boolean | null; arrival: boolean | null; departure: boolean | null }
  onChange: (changes: { open?: boolean; arrival?: boolean; departure?: boolean }) => void
}

/** The switches by which nights are closed, and days are none of arrival or departure. */
export function WhoMayBook({ id, shown, onChange }: WhoMayBookProps) {
  return (
    <div>
      <MixedSwitch
        help="Off: nobody can stay."
        id={`${id}-open`}
        label="Open for booking"
        on={shown.open}
        onChange={(open) => onChange({ open })}
      />
      <MixedSwitch
        id={`${id}-arrival`}
        label="Guests may arrive"
        on={shown.arrival}
        onChange={(arrival) => onChange({ arrival })}
      />
      <MixedSwitch
        id={`${id}-departure`}
        label="Guests may leave"
        on={shown.departure}
        onChange={(departure) => onChange({ departure })}
      />
    </div>
  )
}
