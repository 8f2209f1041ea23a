import { CloudOff } from 'lucide-react'

/** Says since when a screen of the desk has had no connection and shows what may be old. `since` is a time of the clock. */
export function StaleLine({ since }: { since: string }) {
  return (
    <p
      className="num mx-3 flex items-center gap-2 rounded-control bg-turmeric-tint px-3 py-2 font-medium text-sm text-turmeric-ink lg:mx-0"
      role="status"
    >
      <CloudOff aria-hidden="true" className="shrink-0" size={18} />
      Not up to date since {since}. What stands here is from then; it goes on by itself.
    </p>
  )
}
