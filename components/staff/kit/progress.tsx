import { ProgressBar } from '#components/ui/progress-bar.tsx'

/** The uploaded share of a file, in words and as a bar. `share` is 0 to 1. */
export function Progress({ label, share }: { label: string; share: number }) {
  return (
    <div>
      <p className="num flex justify-between gap-4 font-medium" role="status">
        {label}
        <span aria-hidden="true">{Math.round(share * 100)}%</span>
      </p>
      <ProgressBar
        className="mt-2 h-2.5 *:transition-[inline-size] *:duration-200"
        label={label}
        share={share}
      />
    </div>
  )
}
