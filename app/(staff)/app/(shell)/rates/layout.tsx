import type { ReactNode } from 'react'
import { RatesFrame } from '#components/staff/rates/rates-frame.tsx'

/** The parts of the rates' screen, and the question what a guest would pay. */
export default function RatesLayout({ children }: { children: ReactNode }) {
  return <RatesFrame>{children}</RatesFrame>
}
