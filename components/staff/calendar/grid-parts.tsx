import type { ComponentProps } from 'react'

type PartProps = ComponentProps<'div'>

// The parts of a grid as ARIA's pattern has it. Elements of a table cannot lie over one another, as bars and nights do.

export function Row(props: PartProps) {
  // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above; what is in it takes the focus
  return <div role="row" {...props} />
}

export function Cell(props: PartProps) {
  // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above; it or what is in it takes the focus
  return <div role="gridcell" {...props} />
}

export function RowHeader(props: PartProps) {
  // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above; the grid leads to units by their nights
  return <div role="rowheader" {...props} />
}

export function ColumnHeader(props: PartProps) {
  // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above; the grid leads to days by their nights
  return <div role="columnheader" {...props} />
}

export function Grid(props: PartProps) {
  // biome-ignore lint/a11y/useSemanticElements: see above
  return <div role="grid" {...props} />
}
