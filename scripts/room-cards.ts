import { isAbsolute, join, resolve } from 'node:path'
import { build } from 'rolldown'
import { roomCards } from '../server/booking-rooms.ts'

/** Makes one file for the server of what writes the rooms into the booking page, `components/booking/render-rooms.tsx`. */
export async function buildRoomCards(root: string, dist: string): Promise<void> {
  const { NEXT_PUBLIC_API_BASE } = process.env
  await build({
    cwd: root,
    input: resolve(root, 'components/booking/render-rooms.tsx'),
    platform: 'node',
    // The directive of React's client is nothing here.
    checks: { moduleLevelDirective: false },
    external: (id) => !/^[.#]/.test(id) && !isAbsolute(id),
    transform: {
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NEXT_PUBLIC_API_BASE': JSON.stringify(NEXT_PUBLIC_API_BASE ?? '') },
    },
    output: { file: join(dist, roomCards), format: 'esm', codeSplitting: false },
  })
}
