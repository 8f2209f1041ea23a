/** How far the pages of a publication are: being made, read by guests, or not made, because of `why`. */
export type Rendering = {
  state: 'rendering' | 'live' | 'failed'
  /** How many pages were made, and how long that took, in milliseconds. */
  pages: number
  ms: number
  why: string | null
}

/** A publication as staff see it, with the state of its pages. */
export type WirePublication = Rendering & {
  number: number
  at: string
  by: string | null
  /** The number of the one that it brought back. */
  restores: number | null
}
