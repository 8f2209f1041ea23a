import type { ReactNode } from 'react'
import { MoneyTabs } from '#components/staff/money/money-tabs.tsx'

/** The parts of the money's screen, and the links between them. */
export default function MoneyLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <MoneyTabs />
      {children}
    </>
  )
}
