'use client'

import { createContext, useContext } from 'react'

const MeContext = createContext('')
export const MeProvider = MeContext.Provider

/** Returns the e-mail address of the member of staff who is signed in. */
export function useMe(): string {
  return useContext(MeContext)
}
