import type { Step, StepName } from '#lib/setup/schema.ts'

const looks = {
  done: 'bg-leaf',
  now: 'bg-lake',
  todo: 'bg-[#e6dcc3]',
  skipped: 'bg-[#e6dcc3]',
} as const

/** Ten short bars: those of the steps that are done, and of the one at hand. What they show is said in words beside them. */
export function StepBar({ steps, now }: { steps: Step[]; now?: StepName | undefined }) {
  return (
    <span aria-hidden="true" className="flex flex-1 gap-1.5">
      {steps.map(({ name, state }) => (
        <span
          className={`h-1.5 flex-1 rounded-full ${looks[name === now ? 'now' : state]}`}
          key={name}
        />
      ))}
    </span>
  )
}
