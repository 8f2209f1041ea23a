/** The uploaded share of a file, in words and as a bar. `share` is 0 to 1. */
export function Progress({ label, share }: { label: string; share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div>
      <p className="num flex justify-between gap-4 font-medium" role="status">
        {label}
        <span aria-hidden="true">{percent}%</span>
      </p>
      <div
        aria-label={label}
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={percent}
        className="mt-2 h-2.5 overflow-clip rounded-full bg-line"
        role="progressbar"
      >
        <div
          className="h-full bg-lake transition-[width] duration-200"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
