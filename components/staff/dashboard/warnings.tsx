import { TriangleAlert } from 'lucide-react'
import type { Warning } from '#lib/health/schema.ts'

/** The things that are wrong with the service itself, a line each; staff have been mailed what to do. */
export function Warnings({ warnings }: { warnings: Warning[] }) {
  if (warnings.length === 0) return null
  return (
    <ul
      aria-label="The service"
      className="no-print grid gap-1.5 rounded-staff border border-turmeric bg-hot px-4 py-3 lg:px-[22px]"
    >
      {warnings.map(({ name, text }) => (
        <li className="num flex items-start gap-2.5 text-xs text-ink leading-snug" key={name}>
          <TriangleAlert aria-hidden="true" className="shrink-0 text-turmeric-ink" size={18} />
          {text}
        </li>
      ))}
    </ul>
  )
}
