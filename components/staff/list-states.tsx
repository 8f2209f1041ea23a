import type { ReactNode } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'

/** The placeholders of rows that are loading, in their final size. */
export function RowSkeletons({ rows, height }: { rows: number; height: number }) {
  return (
    <>
      <p className="sr-only" role="status">
        Loading...
      </p>
      <div aria-hidden="true" className="border-edge border-t">
        {Array.from({ length: rows }, (_, row) => (
          <div
            className="flex items-center gap-6 border-rule border-b px-5"
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            key={row}
            style={{ height }}
          >
            <span className="h-3.5 w-16 animate-pulse rounded-full bg-rice" />
            <span className="h-3.5 flex-1 animate-pulse rounded-full bg-rice" />
            <span className="h-3.5 w-24 animate-pulse rounded-full bg-rice" />
          </div>
        ))}
      </div>
    </>
  )
}

/** The placeholder of a card that is loading. */
export function CardSkeleton() {
  return (
    <div className="overflow-clip rounded-staff border border-edge bg-card">
      <RowSkeletons height={68} rows={6} />
    </div>
  )
}

type NothingFoundProps = {
  /** The specification's words, such as "No bookings found". */
  text: string
  /** The help: what to try instead, or what will appear. */
  help: string
  /** The button that clears the search, if that made the list empty. */
  clear?: { label: string; onClear: () => void } | null
}

/** A card that replaces missing cards. */
export function EmptyCard({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-clip rounded-staff border border-edge bg-card *:border-t-0">
      {children}
    </div>
  )
}

/** An empty list; if a search made it empty, with a button to clear it. */
export function NothingFound({ text, help, clear }: NothingFoundProps) {
  return (
    <div className="grid justify-items-center gap-2 border-edge border-t px-5 py-14 text-center">
      <p className="heading text-[20px]" role="status">
        {text}
      </p>
      <p className="text-ink-2">{help}</p>
      {clear && (
        <Button className="mt-2" kind="outline" onClick={clear.onClear} size="small">
          {clear.label}
        </Button>
      )}
    </div>
  )
}

type ListFailedProps = {
  /** The things listed, such as "bookings". */
  what: string
  stale: boolean
  onRetry: () => void
  /** The padding around it; by default, that of a list in a frame. */
  className?: string
}

/** A list that could not be loaded or brought up to date. */
export function ListFailed({
  what,
  stale,
  onRetry,
  className = 'px-[18px] pb-4',
}: ListFailedProps) {
  return (
    <div className={className}>
      <Alert
        role="alert"
        title={stale ? 'This list may be out of date.' : `The ${what} could not be loaded.`}
        tone={stale ? 'warning' : 'error'}
      >
        <p>The server did not answer. It is asked again by itself while this page is open.</p>
        <Button className="mt-2.5" kind="outline" onClick={onRetry} size="small">
          Try again
        </Button>
      </Alert>
    </div>
  )
}
