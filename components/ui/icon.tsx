import type { ReactNode } from 'react'

type IconProps = { className?: string; size?: number }

/**
 * Makes an icon from a drawing of Lucide's (ISC licence), as plain markup: lucide-react's own component is a client
 * one, and a page of only server markup should not ship JavaScript for an icon. One that `flips` points in the
 * reading direction.
 */
export const icon =
  (drawing: ReactNode, { flips = false } = {}) =>
  ({ className = '', size = 20 }: IconProps) => (
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
      {drawing}
    </svg>
  )
