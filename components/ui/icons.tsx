import { icon } from './icon.tsx'

const ring = <circle cx="12" cy="12" r="10" />

export const CalendarIcon = icon(
  <>
    <path d="M8 2v4M16 2v4M3 10h18" />
    <rect height="18" rx="2" width="18" x="3" y="4" />
  </>,
)

export const CheckIcon = icon(<path d="M20 6 9 17l-5-5" />)

export const ChevronDownIcon = icon(<path d="m6 9 6 6 6-6" />)

/** A chevron against the reading direction: back. */
export const ChevronStartIcon = icon(<path d="m15 18-6-6 6-6" />, { flips: true })

/** A chevron in the reading direction: forward. */
export const ChevronEndIcon = icon(<path d="m9 18 6-6-6-6" />, { flips: true })

export const ClockIcon = icon(
  <>
    {ring}
    <path d="M12 6v6l4 2" />
  </>,
)

export const PhoneIcon = icon(
  <path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384" />,
)

export const ChatIcon = icon(
  <path d="M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z" />,
)

export const MailIcon = icon(
  <>
    <path d="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7" />
    <rect height="16" rx="2" width="20" x="2" y="4" />
  </>,
)

export const GlobeIcon = icon(
  <>
    {ring}
    <path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20" />
    <path d="M2 12h20" />
  </>,
)

export const MenuIcon = icon(<path d="M4 6h16M4 12h16M9 18h11" />, { flips: true })

export const CloseIcon = icon(<path d="M18 6 6 18M6 6l12 12" />)

/** An arrow in the reading direction. */
export const ArrowIcon = icon(<path d="M5 12h14M12 5l7 7-7 7" />, { flips: true })

export const CircleAlertIcon = icon(
  <>
    {ring}
    <path d="M12 8v4M12 16h.01" />
  </>,
)

export const TriangleAlertIcon = icon(
  <>
    <path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3" />
    <path d="M12 9v4M12 17h.01" />
  </>,
)

export const CircleCheckIcon = icon(
  <>
    {ring}
    <path d="m9 12 2 2 4-4" />
  </>,
)

export const InfoIcon = icon(
  <>
    {ring}
    <path d="M12 16v-4M12 8h.01" />
  </>,
)
