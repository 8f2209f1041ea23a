import type { KeyboardEvent, ReactNode } from 'react'

type Head = {
  name: string
  /** True for columns of figures, aligned at the end. */
  end?: boolean
  /** True for a name for screen readers only. */
  silent?: boolean
  /** The classes of head and cells, such as the windows in which they are shown. */
  className?: string
}

/** A column of a list, for its table and its cards: tables show those with a `name`, cards those with a `fact`. */
export type Column<Row> = Partial<Head> & {
  /** The name of the fact on a card, which is `wide` or takes half of the card's width. */
  fact?: string
  wide?: boolean
  cell: (row: Row) => ReactNode
  /** True for the cell that names the row. */
  head?: boolean
  /** The classes of its cells in a table. */
  look?: string | ((row: Row) => string)
}

type ListTableProps = {
  caption: string
  /** The columns; a plain string is a text column with that name. */
  columns: readonly (string | Head)[]
  /** The horizontal padding of every cell, heads and rows alike. */
  pad: string
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined
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
              <HeadCell
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

function HeadCell({ column, pad }: { column: Head; pad: string }) {
  const { name, end, silent, className = '' } = column
  return (
    <th className={`${head} ${pad} ${end ? 'text-end!' : ''} ${className}`} scope="col">
      {silent ? <span className="sr-only">{name}</span> : name}
    </th>
  )
}

export type RowLook<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  /** Returns what tells a row from the others. */
  id: (row: Row) => string | number
  /** The horizontal padding of every cell, and the vertical one of those in rows. */
  pad: string
  high: string
  row?: string | ((row: Row) => string)
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

type RowTableProps<Row> = RowLook<Row> & { rows: readonly Row[] }

/** Rows as a table of their columns. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const { caption, columns, rows, id, pad, high, row: look = '', onKeyDown } = props
  const shown = columns.flatMap((column) =>
    column.name === undefined ? [] : [{ ...column, name: column.name }],
  )
  return (
    <ListTable caption={caption} columns={shown} onKeyDown={onKeyDown} pad={pad}>
      {rows.map((row) => (
        <tr className={`last:*:border-b-0 ${lookOf(look, row)}`} key={id(row)}>
          {shown.map((column) => (
            <Cell column={column} key={column.name} pad={`${pad} ${high}`} row={row} />
          ))}
        </tr>
      ))}
    </ListTable>
  )
}

function Cell<Row>({ column, row, pad }: { column: Column<Row>; row: Row; pad: string }) {
  const { cell, head: isHead, end, look = '', className = '' } = column
  const Tag = isHead ? 'th' : 'td'
  const side = end ? 'num whitespace-nowrap text-end' : 'text-start'
  return (
    <Tag
      className={`border-rule border-b ${pad} ${side} ${lookOf(look, row)} ${className}`}
      scope={isHead ? 'row' : undefined}
    >
      {cell(row)}
    </Tag>
  )
}

function lookOf<Row>(look: string | ((row: Row) => string), row: Row): string {
  return typeof look === 'string' ? look : look(row)
}

type RowCardProps<Row> = CardFactsProps<Row> & {
  /** The name of the card. */
  label: string
  head: ReactNode
  foot?: ReactNode
}

export function RowCard<Row>({ label, head, foot, ...facts }: RowCardProps<Row>) {
  return (
    <article aria-label={label} className="overflow-clip rounded-staff border border-edge bg-card">
      {head}
      <CardFacts {...facts} />
      {foot}
    </article>
  )
}

type CardFactsProps<Row> = { columns: readonly Column<Row>[]; row: Row; className?: string }

/** The facts of a card: what the columns show of a row, each with its name above. */
export function CardFacts<Row>({ columns, row, className = '' }: CardFactsProps<Row>) {
  return (
    <dl className={`num grid grid-cols-2 ${className}`}>
      {columns.map(
        ({ fact, wide, cell }) =>
          fact !== undefined && (
            <div
              className={`border-rule border-b px-4 py-2.5 ${wide ? 'col-span-2' : ''}`}
              key={fact}
            >
              <dt className="text-ink-2 text-xs">{fact}</dt>
              <dd className="font-semibold text-md">{cell(row)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
