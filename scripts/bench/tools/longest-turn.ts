import { setTimeout as wait } from 'node:timers/promises'

/**
 * Follows this thread until the returned function is called, which resolves to the longest time in milliseconds for which it
 * worked at one go: a pause of its event loop without what other processes of the machine took of it.
 */
export function followTurns(): () => Promise<number> {
  let longest = 0
  let isOver = false
  const follow = async () => {
    while (!isOver) {
      const before = process.threadCpuUsage()
      await wait(1)
      const { user, system } = process.threadCpuUsage(before)
      longest = Math.max(longest, (user + system) / 1_000)
    }
    return longest
  }
  const followed = follow()
  return () => {
    isOver = true
    return followed
  }
}
