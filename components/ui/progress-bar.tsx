type ProgressBarProps = { label: string; share: number; className: string }

/** A bar that shows the done `share`, 0 to 1, of something; `className` gives its height and place. */
export function ProgressBar({ label, share, className }: ProgressBarProps) {
  const percent = Math.round(share * 100)
  return (
    <div
      aria-label={label}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={percent}
      className={`overflow-clip rounded-full bg-line ${className}`}
      role="progressbar"
    >
      <div className="h-full bg-lake" style={{ inlineSize: `${percent}%` }} />
    </div>
  )
}
