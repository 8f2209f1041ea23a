import { isAbsolute, join, resolve } from 'node:path'
import { build } from 'rolldown'
import { roomCards } from '../server/booking-rooms.ts'

/** Bundles `components/booking/render-rooms.tsx` into one file, with which the server writes the rooms into the booking page. */
export async function buildRoomCards(root: string, dist: string): Promise<void> {
  const { NEXT_PUBLIC_API_BASE } = process.env
  await build({
    cwd: root,
    input: resolve(root, 'components/booking/render-rooms.tsx'),
    platform: 'node',
    // 'use client' means nothing here.
    checks: { moduleLevelDirective: false },
    external: (id) => !/^[.#]/.test(id) && !isAbsolute(id),
    transform: {
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NEXT_PUBLIC_API_BASE': JSON.stringify(NEXT_PUBLIC_API_BASE ?? '') },
    },
    output: { file: join(dist, roomCards), format: 'esm', codeSplitting: false },
  })
}
