import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'

/** Rows that are on their way, of the size that they will have. */
export function RowSkeletons({ rows, height }: { rows: number; height: number }) {
  return (
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
  )
}

/** A list with nothing in it; if a search made it so, with the way back. */
export function NothingFound({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  return (
    <div className="grid justify-items-center gap-2 border-edge border-t px-5 py-14 text-center">
      <p className="heading text-[20px]" role="status">
        No bookings found
      </p>
      <p className="text-ink-2">
        {searched
          ? 'Try fewer letters, another field or all statuses.'
          : 'The first one shows up here by itself.'}
      </p>
      {searched && (
        <Button className="mt-2" kind="outline" onClick={onClear} size="small">
          Show all bookings
        </Button>
      )}
    </div>
  )
}

/** A list that could not be loaded or brought up to date. */
export function ListFailed({ stale, onRetry }: { stale: boolean; onRetry: () => void }) {
  return (
    <div className="px-[18px] pb-4">
      <Alert
        role="alert"
        title={stale ? 'This list may be out of date.' : 'The bookings could not be loaded.'}
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
