'use client'

import { createContext, Fragment, type ReactNode, useContext, useReducer } from 'react'

const RestartContext = createContext<() => void>(() => undefined)

/** Returns what makes the screen begin anew, with what the page's address asks for. */
export function useRestart(): () => void {
  return useContext(RestartContext)
}

/** Holds a screen that can begin anew, see {@link useRestart}. */
export function Restartable({ children }: { children: ReactNode }) {
  const [start, restart] = useReducer((count: number) => count + 1, 0)
  return (
    <RestartContext value={restart}>
      <Fragment key={start}>{children}</Fragment>
    </RestartContext>
  )
}
