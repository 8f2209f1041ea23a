import { expect, test } from 'vitest'
import {
  type BodyMemory,
  bodyMemory,
  mostBodyBytes,
  mostBytesOfAddress,
  mostFileBytes,
} from '#lib/http/body-memory.ts'

const busy = expect.objectContaining({ code: 'busy' })
const of = (address: string, isReserved = false) => bodyMemory({ address, isReserved })

/** Takes so many bytes for addresses that nobody else has, as many as one may have for each. */
function fill(bytes: number, isReserved = false): { release(): void } {
  const shares: BodyMemory[] = []
  for (let left = bytes; left > 0; left -= mostBytesOfAddress) {
    const share = of(crypto.randomUUID(), isReserved)
    share.take(Math.min(left, mostBytesOfAddress))
    shares.push(share)
  }
  return {
    release() {
      for (const share of shares) share.release()
    },
  }
}

test('bodies are refused as busy while those in memory fill it, and taken once they are gone', () => {
  const files = fill(mostFileBytes)
  const rest = fill(mostBodyBytes - mostFileBytes, true)
  expect(() => of('a', true).take(1)).toThrow(busy)
  files.release()
  const share = of('a')
  share.take(1)
  share.release()
  rest.release()
})

test('files leave a part to bookings and small bodies', () => {
  const files = fill(mostFileBytes)
  expect(() => of('a').take(1)).toThrow(busy)
  const booking = of('a', true)
  booking.take(1)
  booking.release()
  files.release()
})

test('bodies from one address, however many, keep out nobody else', () => {
  const shares = [of('a'), of('a'), of('a', true)]
  shares[0]?.take(mostBytesOfAddress - 1)
  shares[1]?.take(1)
  expect(() => shares[2]?.take(1)).toThrow(busy)
  const other = of('b')
  other.take(mostBytesOfAddress)
  shares[1]?.release()
  shares[2]?.take(1)
  for (const share of [...shares, other]) share.release()
})

test('a share is given back once, however often', () => {
  const share = of('a')
  share.take(mostBytesOfAddress)
  share.release()
  share.release()
  share.take(mostBytesOfAddress)
  expect(() => of('a').take(1)).toThrow(busy)
  share.release()
})
