import type { Metadata } from 'next'
import { Parts } from '#dev/parts/parts.tsx'

export const metadata: Metadata = { title: 'Parts' }

/** The parts that pages are made of, in development only. */
export default function PartsPage() {
  return <Parts />
}
