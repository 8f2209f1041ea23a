import { farm } from '#lib/farm/rules/farm.ts'
import { ownFacts } from '#lib/farm/rules/own-facts.ts'

/**
 * The sample’s mark: sun, hills and two lakes; `public/icon.svg` has the same drawing on its own ground. Of another farm it’s the initial of
 * its name, and nothing until it has one.
 */
export function Mark({ size = 44 }: { size?: number }) {
  if (farm().demo) return <Lakes size={size} />
  if (!ownFacts(farm()).name) return null
  return (
    <svg aria-hidden="true" className="shrink-0" height={size} viewBox="0 0 44 44" width={size}>
      <rect
        fill="none"
        height="41"
        rx="9"
        stroke="currentColor"
        strokeWidth="1.6"
        width="41"
        x="1.5"
        y="1.5"
      />
      <text className="heading" fill="currentColor" fontSize="23" textAnchor="middle" x="22" y="30">
        {[...farm().brand][0]?.toUpperCase()}
      </text>
    </svg>
  )
}

function Lakes({ size }: { size: number }) {
  return (
    <svg aria-hidden="true" className="shrink-0" height={size} viewBox="0 0 44 44" width={size}>
      <circle cx="22" cy="15.5" fill="#e5a13a" r="7" />
      <path d="M3 25.5 13.5 12l5 6.500L27 8l14 17.5z" fill="currentColor" />
      <path
        d="M4 29.5c5-3 9 3 14 0M26 29.5c5-3 9 3 14 0M8 36c5-3 9 3 14 0s9 3 14 0"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth="2.6"
      />
    </svg>
  )
}
