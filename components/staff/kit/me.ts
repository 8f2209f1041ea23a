'use client'

import { createContext, useContext } from 'react'
import { type Level, mayDo, type SignedIn } from '#lib/auth/schema.ts'

/** Who is signed in, as screens know it. */
export type Me = Pick<SignedIn, 'email' | 'role' | 'publishes'>

const MeContext = createContext<Me>({ email: '', role: 'kitchen', publishes: false })
export const MeProvider = MeContext.Provider

/** Returns the e-mail address of the person who is signed in. */
export function useMe(): string {
  return useContext(MeContext).email
}

/** Returns what says whether the person who is signed in may do what's declared for a level. The server decides again. */
export function useRights(): (level: Level) => boolean {
  const me = useContext(MeContext)
  return (level) => mayDo(me, level)
}

/** The same of one level. */
export const useMay = (level: Level): boolean => useRights()(level)
