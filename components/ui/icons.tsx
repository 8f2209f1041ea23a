import { Icon, type IconProps } from './icon.tsx'

const ring = <circle cx="12" cy="12" r="10" />

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 2v4M16 2v4M3 10h18" />
      <rect height="18" rx="2" width="18" x="3" y="4" />
    </Icon>
  )
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 6 9 17l-5-5" />
    </Icon>
  )
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9 6 6 6-6" />
    </Icon>
  )
}

/** A chevron against the reading direction: back. */
export function ChevronStartIcon(props: IconProps) {
  return (
    <Icon {...props} flips>
      <path d="m15 18-6-6 6-6" />
    </Icon>
  )
}

/** A chevron in the reading direction: forward. */
export function ChevronEndIcon(props: IconProps) {
  return (
    <Icon {...props} flips>
      <path d="m9 18 6-6-6-6" />
    </Icon>
  )
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      {ring}
      <path d="M12 6v6l4 2" />
    </Icon>
  )
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384" />
    </Icon>
  )
}

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z" />
    </Icon>
  )
}

export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      {ring}
      <path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20" />
      <path d="M2 12h20" />
    </Icon>
  )
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props} flips>
      <path d="M4 6h16M4 12h16M9 18h11" />
    </Icon>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18 6 6 18M6 6l12 12" />
    </Icon>
  )
}

/** An arrow in the reading direction. */
export function ArrowIcon(props: IconProps) {
  return (
    <Icon {...props} flips>
      <path d="M5 12h14M12 5l7 7-7 7" />
    </Icon>
  )
}

export function CircleAlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      {ring}
      <path d="M12 8v4M12 16h.01" />
    </Icon>
  )
}

export function TriangleAlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3" />
      <path d="M12 9v4M12 17h.01" />
    </Icon>
  )
}

export function CircleCheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      {ring}
      <path d="m9 12 2 2 4-4" />
    </Icon>
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      {ring}
      <path d="M12 16v-4M12 8h.01" />
    </Icon>
  )
}
