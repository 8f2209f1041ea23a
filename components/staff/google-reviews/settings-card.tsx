import type { ReactNode } from 'react'
import { Card } from '../kit/card.tsx'

type SettingsCardProps = { title: string; className?: string; children: ReactNode }

/** A part of the settings under its own heading. */
export function SettingsCard({ title, className = '', children }: SettingsCardProps) {
  return (
    <Card className={className} title={title}>
      <div className="grid gap-4 px-4 pt-1 pb-5 lg:px-[22px] lg:pb-6">{children}</div>
    </Card>
  )
}
