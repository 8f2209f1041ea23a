'use client'

import { Alert } from '#components/ui/alert.tsx'
import { isMasked } from '#lib/reviews/rules.ts'
import { ChosenField, TypedField } from '../form-fields.tsx'
import { SettingsCard } from './settings-card.tsx'
import type { Config } from './use-config.ts'

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
  const { draft, errors, change, saved } = config
  return (
    <SettingsCard title="Google Places API Settings">
      {saved.key_state === 'unreadable' && (
        <Alert title="The stored API key cannot be read any more." tone="warning">
          It was stored under another AUTH_SECRET. Enter the key again and save.
        </Alert>
      )}
      <TypedField
        error={errors['google_places_api.api_key']}
        help="Stored encrypted. Only the last four characters are ever shown."
        id="reviews-api-key"
        label="API Key"
        maxLength={200}
        onChange={(api_key) => change({ api_key })}
        // The dots only mask the key: typing replaces them.
        onFocus={(event) => {
          if (isMasked(event.target.value)) event.target.select()
        }}
        value={draft.api_key}
      />
      <TypedField
        error={errors['google_places_api.place_id']}
        id="reviews-place-id"
        label="Place ID"
        maxLength={300}
        onChange={(place_id) => change({ place_id })}
        value={draft.place_id}
      />
      <div className="grid grid-cols-2 gap-3.5">
        <ChosenField
          error={errors['google_places_api.language']}
          id="reviews-language"
          label="Language"
          onChange={(language) => change({ language })}
          options={languages}
          value={draft.language}
        />
        <ChosenField
          error={errors['google_places_api.region']}
          id="reviews-region"
          label="Region"
          onChange={(region) => change({ region })}
          options={regions}
          value={draft.region}
        />
      </div>
    </SettingsCard>
  )
}
