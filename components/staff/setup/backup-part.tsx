import type { ReactNode } from 'react'

/** A part of the step about backups, with a title of its own. */
export function BackupPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-staff border border-edge bg-card p-4">
      <h3 className="mb-2 font-semibold text-base">{title}</h3>
      {children}
    </section>
  )
}
