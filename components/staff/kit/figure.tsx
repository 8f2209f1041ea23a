import type { ReactNode } from 'react'
import { rupees } from './words.ts'

/** A row of figures of money, two in a row on a small screen; the last of three takes a row of its own there. */
export function FigureRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="grid auto-cols-fr grid-cols-2 gap-px overflow-clip rounded-staff border border-edge bg-edge *:max-sm:last:odd:col-span-2 sm:grid-flow-col sm:grid-cols-none"
    >
      {children}
    </section>
  )
}

export function Figure({ name, amount, help }: { name: string; amount: number; help: ReactNode }) {
  return (
    <div className="bg-card p-4 lg:px-[22px]">
      <p className="font-medium text-ink-2 text-xs">{name}</p>
      <p className="heading mt-1 whitespace-nowrap text-title">{rupees(amount)}</p>
      <div className="num mt-1 text-ink-2 text-xs">{help}</div>
    </div>
  )
}
