import { processWide } from './process-wide.ts'

const controller = processWide('ending', () => new AbortController())

/** Aborted as soon as the process is told to end: what lasts longer than a request ends itself then. */
export function ending(): AbortSignal {
  return controller.signal
}

/** Tells everybody who watches {@link ending}. */
export function beginEnding(): void {
  controller.abort()
}
