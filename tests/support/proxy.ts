import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type BadLine = {
  url: string
  /** Breaks every connection off. */
  cut(): void
  /** Lets every open connection stand, and nothing through it any more: neither side is told. */
  halfOpen(): void
  /** Holds each piece back for so many milliseconds, from now on. */
  delay(ms: number): void
  /** Refuses new connections, or takes them again. */
  refuse(yes: boolean): void
  close(): Promise<void>
}

/** A TCP proxy with bad manners in front of a local port, which may have no listener for a while. */
export async function startProxy(target: () => number): Promise<BadLine> {
  const pairs = new Set<{ here: Socket; there: Socket }>()
  let pause = 0
  let refusing = false
  const server = createServer((here) => {
    if (refusing) {
      here.destroy()
      return
    }
    const there = connect(target(), 'localhost')
    const pair = { here, there }
    pairs.add(pair)
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (piece) => {
        if (!pairs.has(pair)) return
        if (pause > 0) setTimeout(() => pairs.has(pair) && to.write(piece), pause)
        else to.write(piece)
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        if (!pairs.delete(pair)) return
        here.destroy()
        there.destroy()
      })
    }
    pass(here, there)
    pass(there, here)
  })
  const halfDead: Socket[] = []
  server.listen(0)
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as { port: number }).port}`,
    cut() {
      for (const { here, there } of pairs) {
        here.destroy()
        there.destroy()
      }
      pairs.clear()
    },
    halfOpen() {
      for (const { here, there } of pairs) halfDead.push(here, there)
      pairs.clear()
    },
    delay(ms) {
      pause = ms
    },
    refuse(yes) {
      refusing = yes
    },
    close: async () => {
      for (const socket of [
        ...halfDead,
        ...[...pairs].flatMap(({ here, there }) => [here, there]),
      ]) {
        socket.destroy()
      }
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
