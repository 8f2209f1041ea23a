import type { Site } from '#lib/farm/schema/site.ts'
import type { Setup, StepName } from '#lib/setup/schema.ts'

/** What a step knows, and how it says that something has changed. */
export type StepProps = {
  setup: Setup
  site: Site
  refresh: () => Promise<unknown>
  /** Notes what only a person can say of a step. Returns true once it's noted. */
  say: (name: StepName, state: 'done' | 'skipped', about?: string) => Promise<boolean>
}
