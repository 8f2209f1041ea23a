import { onTestFinished } from 'vitest'
import { type BodyMemory, bodyMemory } from '#lib/http/body-memory.ts'

/** A share of the memory of bodies, which is given back when the test ends: test files share the process. */
export function shareOfMemory(address: string, isReserved: boolean): BodyMemory {
  const share = bodyMemory({ address, isReserved })
  onTestFinished(() => share.release())
  return share
}
