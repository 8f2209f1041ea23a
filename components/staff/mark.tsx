/** The farm's mark with its name: sun, hills and two lakes. */
export function Brand({ bare = false }: { bare?: boolean }) {
  return (
    <span className="flex items-center gap-[11px] text-cream">
      <svg aria-hidden="true" className="shrink-0" height="38" viewBox="0 0 44 44" width="38">
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
      <span className={bare ? 'sr-only' : ''}>
        <span className="heading block text-[22px] leading-none">Dontali</span>
        <span className="mt-1 block text-[13px] text-cream/75 leading-tight">Staff</span>
      </span>
    </span>
  )
}
