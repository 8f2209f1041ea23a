import { afterEach } from 'vitest'
import { startServer, type TestServer } from './server.ts'

/** The rooms of a new installation. */
export const demoRooms = ['Maratha Wada Room', 'Valley-View Cottage']

/** The servers that the test has started; each is ended after it, and its data forgotten. */
export const open: TestServer[] = []

/** Starts the real process for one test. */
export async function start(...options: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(...options)
  open.push(server)
  return server
}

/** Asks whether the server is ready for visitors. */
export const ready = (server: TestServer) => fetch(`${server.url}/api/health/ready`)

/** The names of the rooms that guests are offered. */
export const rooms = async (server: TestServer) =>
  (await (await fetch(`${server.url}/api/rooms_list.php`)).json()).rows.map(
    (room: { name: string }) => room.name,
  )

afterEach(async () => {
  // The newest first: an older one can have left it its data.
  for (const server of open.splice(0).reverse()) await server.clean()
})
