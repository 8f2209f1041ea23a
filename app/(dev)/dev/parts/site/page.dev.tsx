import { DevPage } from '#dev/frame.tsx'
import { UiParts } from '#dev/parts/ui-parts.tsx'

/** The parts of components/ui as guests see them, in development only. */
export default function SitePartsPage() {
  return (
    <DevPage title="Parts on the guests’ site">
      <UiParts />
    </DevPage>
  )
}
