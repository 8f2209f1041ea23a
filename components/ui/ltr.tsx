import type { ReactNode } from 'react'

/** Text that is left to right in every language: money, numbers, addresses. */
export function Ltr({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <bdi className={`num ${className}`} dir="ltr">
      {children}
    </bdi>
  )
}
