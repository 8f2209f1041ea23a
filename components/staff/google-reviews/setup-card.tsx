import type { ReactNode } from 'react'
import { SettingsCard } from './settings-card.tsx'

/** The instructions to get a key and a Place ID, and Google's conditions. */
export function SetupCard() {
  return (
    <SettingsCard className="lg:col-span-2" title="Setup Instructions">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
        <ol className="grid list-decimal gap-2 ps-5 marker:font-semibold marker:text-lake">
          <li>
            In <Out href="https://console.cloud.google.com/google/maps-apis">Google Cloud</Out>,
            make a project with billing and switch on <b>Places API (New)</b>.
          </li>
          <li>Make an API key and allow it only for that API and for this server.</li>
          <li>
            Find the farm’s{' '}
            <Out href="https://developers.google.com/maps/documentation/places/web-service/place-id">
              Place ID
            </Out>{' '}
            and paste both here.
          </li>
          <li>
            Press <b>Test Connection</b>, then <b>Save Configuration</b>.
          </li>
        </ol>
        <p className="text-ink-2">
          Google sends five reviews at most, the ones it finds most relevant. The site names Google
          Maps as their source and links to each author. Guests’ browsers never ask Google: this
          server does, and keeps the answer for as long as the cache duration says.
        </p>
      </div>
    </SettingsCard>
  )
}

function Out({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="staff-link" href={href} rel="noopener" target="_blank">
      {children}
    </a>
  )
}
