import { onTestFinished } from 'vitest'
import { type BodyMemory, bodyMemory } from '#lib/http/body-memory.ts'

/** Returns a share of the bodies' memory that is released when the test ends, because test files share a process. */
export function shareOfMemory(address: string, isReserved: boolean): BodyMemory {
  const share = bodyMemory({ address, isReserved })
  onTestFinished(() => share.release())
  return share
}
