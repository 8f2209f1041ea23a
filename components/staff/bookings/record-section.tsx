import type { ReactNode } from 'react'

type RecordSectionProps = {
  name: string
  /** The end of its heading: a sum, a remark, a button. */
  aside?: ReactNode
  children: ReactNode
}

export function RecordSection({ name, aside, children }: RecordSectionProps) {
  return (
    <section aria-label={name} className="border-edge border-t pt-4">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-semibold">{name}</h3>
        {aside && <div className="num text-ink-2 text-sm">{aside}</div>}
      </div>
      <div className="mt-1.5">{children}</div>
    </section>
  )
}

/** The facts of a part, in two columns where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="num grid grid-cols-2 gap-x-6 gap-y-2.5">{children}</dl>
}

type FactProps = { name: string; wide?: boolean; children: ReactNode }

export function Fact({ name, wide = false, children }: FactProps) {
  return (
    <div className={wide ? 'col-span-2' : 'min-w-0'}>
      <dt className="text-ink-2 text-xs">{name}</dt>
      <dd className="wrap-anywhere font-medium text-md">{children}</dd>
    </div>
  )
}
