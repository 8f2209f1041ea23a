import type { Typed } from './place-saver.ts'

const nameOf = (key: string, locale: string) => `site-words:${locale}/${key}`

/** Returns what was typed on this device and isn't saved. */
export function keptWords(key: string, locale: string): Typed | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(key, locale)) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps on this device what isn't saved, for as long as it isn't; null for nothing. */
export function keepWords(key: string, locale: string, typed: Typed | null): void {
  try {
    if (typed) localStorage.setItem(nameOf(key, locale), JSON.stringify(typed))
    else localStorage.removeItem(nameOf(key, locale))
  } catch {
    // A full or forbidden store: the words are in the field all the same.
  }
}
