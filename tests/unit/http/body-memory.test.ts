import { expect, test } from 'vitest'
import { bodyMemory, mostBodyBytes } from '#lib/http/body-memory.ts'
import { Refusal } from '#lib/shared/refusal.ts'

test('bodies are refused as busy while those in memory fill it, and taken once they are gone', () => {
  const first = bodyMemory()
  const second = bodyMemory()
  first.take(mostBodyBytes - 10)
  second.take(10)
  expect(() => second.take(1)).toThrow(Refusal)
  expect(() => bodyMemory().take(1)).toThrow(expect.objectContaining({ code: 'busy' }))
  first.release()
  second.take(1)
  second.release()
})

test('a share is given back once, however often', () => {
  const share = bodyMemory()
  share.take(mostBodyBytes)
  share.release()
  share.release()
  share.take(mostBodyBytes)
  expect(() => bodyMemory().take(1)).toThrow(Refusal)
  share.release()
})
