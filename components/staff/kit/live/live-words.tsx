import type { ReactNode } from 'react'

type LiveWordsProps = { id?: string; className?: string; children: ReactNode }

/**
 * A part of the page whose words screen readers speak as they come. They speak none that come together with their part, so that
 * it is always there; it takes no room while it is empty.
 */
export function LiveWords({ className = '', ...rest }: LiveWordsProps) {
  return <div className={`empty:sr-only ${className}`} role="status" {...rest} />
}
