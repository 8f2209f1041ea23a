import { icon } from '#components/ui/icon.tsx'

export const MapPinIcon = icon(
  <>
    <path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0" />
    <circle cx="12" cy="10" r="3" />
  </>,
)

export const RingIcon = icon(<circle cx="12" cy="12" r="8" strokeWidth="3" />)

const sheet = 'M14 3v4a1 1 0 0 0 1 1h4M17 21H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2'

export const PaperIcon = icon(<path d={`${sheet}M9 12h6M9 16h6`} />)

export const PaperToComeIcon = icon(<path d={`${sheet}M12 11v3.5l2 1.5`} />)
