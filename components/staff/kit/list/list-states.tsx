import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { loading, noAnswer } from '../words.ts'
import type { Search } from './use-search.ts'

const t = staffWords('kit')

export function CardSkeleton() {
  return (
    <div className="overflow-clip rounded-staff border border-edge bg-card">
      <p className="sr-only" role="status">
        {loading()}
      </p>
      <div aria-hidden="true" className="border-edge border-t">
        {Array.from({ length: 6 }, (_, row) => (
          <div
            className="flex h-[68px] items-center gap-6 border-rule border-b px-5"
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            key={row}
          >
            <span className="h-3.5 w-16 animate-pulse rounded-full bg-rice" />
            <span className="h-3.5 flex-1 animate-pulse rounded-full bg-rice" />
            <span className="h-3.5 w-24 animate-pulse rounded-full bg-rice" />
          </div>
        ))}
      </div>
    </div>
  )
}

type NothingFoundProps = {
  /** The specification's words, such as "No bookings found". */
  text: string
  /** A line of help: what to try instead, or what will come. */
  help: string
  /** The way back, where a search made the list empty. */
  clear?: { label: string; onClear: () => void } | null
}

/** A list with nothing in it; if a search made it so, with the way back. */
export function NothingFound({ text, help, clear }: NothingFoundProps) {
  return (
    <div className="grid justify-items-center gap-2 border-edge border-t px-5 py-14 text-center">
      <p className="heading text-lg">{text}</p>
      <p className="text-ink-2">{help}</p>
      {clear && (
        <Button className="mt-2" kind="outline" onClick={clear.onClear} size="small">
          {clear.label}
        </Button>
      )}
    </div>
  )
}

type NoneFoundProps = {
  search: Pick<Search, 'q' | 'setText'>
  /** The words of the way back to the whole list. */
  all: string
  text: string
  /** Says when something will be here, unless somebody has searched. */
  none: string
}

/** An empty list, or a search in it that finds nothing. */
export function NoneFound({ search: { q, setText }, all, text, none }: NoneFoundProps) {
  return (
    <NothingFound
      clear={q ? { label: all, onClear: () => setText('') } : null}
      help={q ? t('list.tryOther') : none}
      text={text}
    />
  )
}

type NotLoaded =
  | ('booking' | 'namedBooking' | 'bookings' | 'calendar' | 'chats')
  | ('documents' | 'earlierFiles' | 'freeRooms' | 'rooms' | 'statement')

/** What couldn't be loaded, or is still shown, though it may be old. */
type Lacking = { what: NotLoaded; stale?: boolean } | { what?: never; stale: true }

type ListFailedProps = Lacking & {
  /** That of the one booking that couldn't be loaded. */
  reference?: string
  onRetry: () => void
  /** The time since when there is no connection, where that is why. */
  since?: string | null
  /** The padding around it; by default, that of a list in a frame. */
  className?: string
}

/** A list that could not be loaded or brought up to date. */
export function ListFailed({
  what,
  stale,
  reference = '',
  onRetry,
  since = null,
  className = 'px-[18px] pb-4',
}: ListFailedProps) {
  const isLost = what && !stale
  return (
    <div className={className}>
      <Alert
        role="alert"
        title={isLost ? t(`notLoaded.${what}`, { reference }) : t('list.mayBeOld')}
        tone={isLost ? 'error' : 'warning'}
      >
        <p className="num">
          {since === null ? noAnswer() : t('list.noConnection', { since })} {t('list.keepTrying')}
        </p>
        <Button className="mt-2.5" kind="outline" onClick={onRetry} size="small">
          {t('list.tryAgain')}
        </Button>
      </Alert>
    </div>
  )
}
