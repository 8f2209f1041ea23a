export function Bar({ percent }: { percent: number }) {
  return (
    <span aria-hidden="true" className="mt-2.5 block h-2 overflow-clip rounded-full bg-[#e8dfca]">
      <span
        className="block h-full rounded-full bg-lake"
        style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
      />
    </span>
  )
}
