'use client'

import { useState } from 'react'

/** Something that is shown; `isOld` once somebody else has changed it or taken it away, so that it's shown as it was. */
export type Held<Item> = { item: Item; isOld: boolean }

export type Holding<Item> = {
  id: (item: Item) => string
  /** Names what can be decided about it: another text is another decision. */
  state: (item: Item) => string
  /** Returns true for what need not be held, because it's being changed here or nobody looks at it. */
  isFree: (id: string) => boolean
  /** Returns true for what is shown at once, whoever made it so; nothing by default. */
  isWelcome?: (item: Item) => boolean
}

/**
 * Returns what is shown of a list, now that its newest version is known: nothing that somebody may be about to press turns
 * into something else. What was changed by somebody else stays as it was, and what has left the list keeps its place.
 */
export function holdItems<Item>(
  shown: readonly Held<Item>[],
  latest: readonly Item[],
  { id, state, isFree, isWelcome = () => false }: Holding<Item>,
): readonly Held<Item>[] {
  const before = new Map(shown.map((held) => [id(held.item), held]))
  const next: Held<Item>[] = latest.map((item) => {
    const was = before.get(id(item))
    const isSettled = isFree(id(item)) || isWelcome(item)
    const isHeld = was && !isSettled && state(was.item) !== state(item)
    return isHeld ? { item: was.item, isOld: true } : { item, isOld: false }
  })
  const known = new Set(latest.map(id))
  for (const [at, { item }] of shown.entries()) {
    if (known.has(id(item)) || isFree(id(item))) continue
    const above = new Set(shown.slice(0, at).map((held) => id(held.item)))
    const place = next.findLastIndex((held) => above.has(id(held.item))) + 1
    next.splice(place, 0, { item, isOld: true })
  }
  return next
}

/**
 * Holds a list as {@link holdItems} does. `show` lets something be as it is now. What was free in the last render still is
 * in this one, because the result of a change made here arrives as the change ends.
 */
export function useHeldItems<Item>(latest: readonly Item[], holding: Holding<Item>) {
  const [held, setHeld] = useState(() => fresh(latest))
  const ids = [...new Set([...held.map(({ item }) => item), ...latest].map(holding.id))]
  const free = ids.filter(holding.isFree).join()
  const [wasFree, setWasFree] = useState(free)
  const isFree = (id: string) => holding.isFree(id) || wasFree.split(',').includes(id)
  const items = holdItems(held, latest, { ...holding, isFree })
  if (!isSame(items, held)) setHeld(items)
  if (free !== wasFree) setWasFree(free)
  return {
    items,
    show: (id: string) => {
      const now = latest.filter((item) => holding.id(item) === id)
      setHeld((all) => all.flatMap((each) => (holding.id(each.item) === id ? fresh(now) : [each])))
    },
  }
}

/** The same for the one thing that is open. */
export function useHeldItem<Item>(latest: Item, holding: Holding<Item>) {
  const id = holding.id(latest)
  const { items, show } = useHeldItems([latest], {
    ...holding,
    // Another one that is opened takes its place.
    isFree: (each) => each !== id || holding.isFree(each),
  })
  const [{ item, isOld } = { item: latest, isOld: false }] = items
  return { item, isOld, show: () => show(id) }
}

function fresh<Item>(items: readonly Item[]): readonly Held<Item>[] {
  return items.map((item) => ({ item, isOld: false }))
}

function isSame<Item>(some: readonly Held<Item>[], others: readonly Held<Item>[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ item, isOld }, at) => item === others[at]?.item && isOld === others[at].isOld)
  )
}
