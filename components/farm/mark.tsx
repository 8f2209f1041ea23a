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
    <span
      aria-hidden="true"
      className="heading grid shrink-0 place-items-center rounded-[22%] border-[1.5px] border-current leading-none"
      style={{ width: size, height: size, fontSize: size * 0.52 }}
    >
      {[...farm().brand][0]?.toUpperCase()}
    </span>
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
