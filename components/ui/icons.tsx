import type { ReactNode } from 'react'

/**
 * Lucide's drawings (ISC licence) as plain markup: lucide-react's own component is a client one, and
 * a page that is all server markup should not ship JavaScript for a tick.
 */
type IconProps = { className?: string; size?: number }

function Svg({
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

const ring = <circle cx="12" cy="12" r="10" />

export function CalendarIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M8 2v4M16 2v4M3 10h18" />
      <rect height="18" rx="2" width="18" x="3" y="4" />
    </Svg>
  )
}

export function CheckIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M20 6 9 17l-5-5" />
    </Svg>
  )
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="m6 9 6 6 6-6" />
    </Svg>
  )
}

/** Back, against the reading direction. */
export function ChevronStartIcon(props: IconProps) {
  return (
    <Svg {...props} flips>
      <path d="m15 18-6-6 6-6" />
    </Svg>
  )
}

/** On, in the reading direction. */
export function ChevronEndIcon(props: IconProps) {
  return (
    <Svg {...props} flips>
      <path d="m9 18 6-6-6-6" />
    </Svg>
  )
}

export function ClockIcon(props: IconProps) {
  return (
    <Svg {...props}>
      {ring}
      <path d="M12 6v6l4 2" />
    </Svg>
  )
}

export function PhoneIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384" />
    </Svg>
  )
}

export function ChatIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z" />
    </Svg>
  )
}

export function GlobeIcon(props: IconProps) {
  return (
    <Svg {...props}>
      {ring}
      <path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20" />
      <path d="M2 12h20" />
    </Svg>
  )
}

export function MenuIcon(props: IconProps) {
  return (
    <Svg {...props} flips>
      <path d="M4 6h16M4 12h16M9 18h11" />
    </Svg>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="M18 6 6 18M6 6l12 12" />
    </Svg>
  )
}

/** Points to where reading goes on. */
export function ArrowIcon(props: IconProps) {
  return (
    <Svg {...props} flips>
      <path d="M5 12h14M12 5l7 7-7 7" />
    </Svg>
  )
}

export function CircleAlertIcon(props: IconProps) {
  return (
    <Svg {...props}>
      {ring}
      <path d="M12 8v4M12 16h.01" />
    </Svg>
  )
}

export function TriangleAlertIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3" />
      <path d="M12 9v4M12 17h.01" />
    </Svg>
  )
}

export function CircleCheckIcon(props: IconProps) {
  return (
    <Svg {...props}>
      {ring}
      <path d="m9 12 2 2 4-4" />
    </Svg>
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <Svg {...props}>
      {ring}
      <path d="M12 16v-4M12 8h.01" />
    </Svg>
  )
}
