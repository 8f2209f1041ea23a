import type { ReactNode } from 'react'

export type IconProps = { className?: string; size?: number }

/**
 * The frame of Lucide's drawings (ISC licence) as plain markup: lucide-react's own component is a client one,
 * and a page of only server markup should not ship JavaScript for an icon.
 */
export function Icon({
  className = '',
  size = 20,
  flips = false,
  children,
}: IconProps & { flips?: boolean; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${flips ? 'rtl:-scale-x-100' : ''} ${className}`}
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      viewBox="0 0 24 24"
      width={size}
    >
      {children}
    </svg>
  )
}
