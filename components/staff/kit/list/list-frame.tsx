import type { ReactNode } from 'react'
import { LiveWords } from '../live/live-words.tsx'
import type { Answered } from '../live/use-answer.ts'
import { ListFailed } from './list-states.tsx'
import { OneByOne, type OneByOneProps } from './one-by-one.tsx'

type List = Pick<Answered<unknown>, 'loading' | 'failed' | 'refresh'>

type ListRowsProps = {
  list: List
  total: number
  /** The content in place of the rows when there are none. */
  empty: ReactNode
  children: ReactNode
}

/** The rows of a list, or what is to be said in their place, or above them when they may be old. */
export function ListRows({ list, total, empty, children }: ListRowsProps) {
  const { loading, failed, refresh } = list
  return (
    <>
      {failed && <ListFailed onRetry={refresh} stale />}
      <LiveWords>{total === 0 && !loading && !failed && empty}</LiveWords>
      {total > 0 && (
        <div aria-busy={loading} className={loading ? 'opacity-60' : ''}>
          {children}
        </div>
      )}
    </>
  )
}

type ListFrameProps = ListRowsProps & {
  /** The name of what is listed, such as "Bookings". */
  name: string
  /** Search, filters and what else can be done, over the rows. */
  tools: ReactNode
  /** The content below the rows, such as a Pager. */
  foot?: ReactNode
}

export function ListFrame({ name, tools, foot, ...rows }: ListFrameProps) {
  return (
    <div className="p-6 pb-3 xl:px-8">
      <section aria-label={name} className="overflow-clip rounded-staff border border-edge bg-card">
        {tools}
        <ListRows {...rows} />
        {foot}
      </section>
    </div>
  )
}

type CardFrameProps<Row> = Omit<OneByOneProps<Row>, 'loading'> & { list: List; tools: ReactNode }

/** A list on a small screen: one card at a time below what it is searched with. */
export function CardFrame<Row>({ list, tools, ...cards }: CardFrameProps<Row>) {
  const { loading, failed, refresh } = list
  return (
    <div className="flex flex-col gap-3 p-4">
      {tools}
      {failed && <ListFailed className="" onRetry={refresh} stale />}
      <OneByOne loading={loading} {...cards} />
    </div>
  )
}
