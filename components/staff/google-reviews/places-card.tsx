'use client'

import { Alert } from '#components/ui/alert.tsx'
import { isMasked } from '#lib/reviews/rules.ts'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { SettingsCard } from './settings-card.tsx'
import { type Config, fieldOf } from './use-config.ts'

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
  const { saved } = config
  return (
    <SettingsCard title="Google Places API Settings">
      {saved.key_state === 'unreadable' && (
        <Alert title="The stored API key cannot be read any more." tone="warning">
          It was stored under another AUTH_SECRET. Enter the key again and save.
        </Alert>
      )}
      <TypedField
        help="Stored encrypted. Only the last four characters are ever shown."
        {...fieldOf(config, 'api_key')}
        label="API Key"
        maxLength={200}
        // The dots only mask the key: typing replaces them.
        onFocus={(event) => {
          if (isMasked(event.target.value)) event.target.select()
        }}
      />
      <TypedField {...fieldOf(config, 'place_id')} label="Place ID" maxLength={300} />
      <div className="grid grid-cols-2 gap-3.5">
        <ChosenField {...fieldOf(config, 'language')} label="Language" options={languages} />
        <ChosenField {...fieldOf(config, 'region')} label="Region" options={regions} />
      </div>
    </SettingsCard>
  )
}
