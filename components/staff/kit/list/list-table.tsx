import type { KeyboardEvent, ReactNode } from 'react'

type Column = {
  name: string
  /** True for columns of figures, aligned at the end. */
  end?: boolean
  /** True for a name for screen readers only. */
  silent?: boolean
  className?: string
}

type ListTableProps = {
  caption: string
  /** The columns; a plain string is a text column with that name. */
  columns: readonly (string | Column)[]
  /** The horizontal padding of every cell, heads and rows alike. */
  pad: string
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  children: ReactNode
}

const head =
  'whitespace-nowrap border-edge border-y bg-band py-[11px] text-start font-semibold text-ink-2 text-xs'

/** A list as a table, which scrolls sideways if it is wider than its container. */
export function ListTable({ caption, columns, pad, onKeyDown, children }: ListTableProps) {
  return (
    // Text for screen readers is positioned, and would widen the page without this frame.
    <div className="relative overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-xs">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head
                column={typeof column === 'string' ? { name: column } : column}
                key={typeof column === 'string' ? column : column.name}
                pad={pad}
              />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>{children}</tbody>
      </table>
    </div>
  )
}

function Head({
  column: { name, end, silent, className = '' },
  pad,
}: {
  column: Column
  pad: string
}) {
  return (
    <th className={`${head} ${pad} ${end ? 'text-end!' : ''} ${className}`} scope="col">
      {silent ? <span className="sr-only">{name}</span> : name}
    </th>
  )
}
