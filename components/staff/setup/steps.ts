import type { FactName } from '#lib/farm/rules/named-facts.ts'
import type { Setup, StepName } from '#lib/setup/schema.ts'

/** The minutes that each step takes. */
export const stepMinutes: Record<StepName, number> = {
  name: 2,
  reach: 1,
  pay: 3,
  gst: 1,
  rooms: 5,
  photos: 10,
  rules: 2,
  mail: 1,
  team: 1,
  backup: 2,
}

/** The facts that a step asks for, each saved when its field is left. */
export const stepFacts = {
  name: [
    'name',
    'brand',
    'nameInMarathi',
    'address.street',
    'address.taluka',
    'address.district',
    'address.region',
    'address.postalCode',
  ],
  reach: ['phone', 'whatsapp', 'email', 'hours.from', 'hours.to'],
  rules: [
    'checkIn.from',
    'checkIn.to',
    'checkOutBy',
    'depositPercent',
    'refundDays',
    'maxDogs',
    'meat',
  ],
} as const satisfies { [Name in StepName]?: readonly FactName[] }

/** The guests' page that shows what a step is about. */
export const stepPage: { [Name in StepName]?: string } = {
  name: '/',
  reach: '/contact',
  pay: '/payment',
  gst: '/stay-dining',
  rooms: '/stay-dining',
  photos: '/stay-dining',
  rules: '/terms',
}

export const stepPath = (name: StepName | 'ready' | 'open') => `/app/dashboard/setup/${name}`

/** Returns the steps that are still to do; those that were skipped come last. */
export function leftOf({ steps }: Pick<Setup, 'steps'>): StepName[] {
  const named = (state: string) =>
    steps.filter((step) => step.state === state).map(({ name }) => name)
  return [...named('todo'), ...named('skipped')]
}

/** Returns where the step after this one is: the list of what's ready after the last. */
export function pathAfter(name: StepName, { steps }: Pick<Setup, 'steps'>): string {
  const at = steps.findIndex((step) => step.name === name)
  return stepPath(steps[at + 1]?.name ?? 'ready')
}
