/** The farm’s mark: sun, hills and two lakes. `public/icon.svg` has the same drawing on its own ground. */
export function Mark({ size = 44 }: { size?: number }) {
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
