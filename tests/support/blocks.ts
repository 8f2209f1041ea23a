import * as blockRoute from '#app/api/desk/blocks/[id]/route.ts'
import * as blocksRoute from '#app/api/desk/blocks/route.ts'
import type { BlockChange, UnitBlock } from '#lib/booking/schema/blocks.ts'
import { prisma } from '#lib/db/client.ts'
import { isoDateOf } from '#lib/shared/dates.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { call } from './call.ts'
import { dayAhead } from './guest.ts'

/** A block as staff see it. */
export async function blockOf(id: string): Promise<UnitBlock> {
  const row = await prisma().occupancy.findUnique({ where: { id } })
  if (!row) throw new Refusal('not_found')
  const { roomId: room, unit, because, note } = row
  return {
    ...{ room, unit, from: isoDateOf(row.checkIn), to: isoDateOf(row.checkOut) },
    because: because as UnitBlock['because'],
    note: note ?? '',
  }
}

/** The calls about blocks, as staff make them; of a room where they name none. */
export function blockCalls(cookie: string, room: number) {
  const block = (changes: Record<string, unknown> = {}) =>
    call(blocksRoute, 'POST', '/api/desk/blocks', {
      cookie,
      json: { room, from: dayAhead(10), to: dayAhead(12), because: 'repairs', ...changes },
    })
  return {
    block,
    lift: (...blocks: string[]) =>
      call(blocksRoute, 'DELETE', '/api/desk/blocks', { cookie, json: { blocks } }),
    /** Changes a block as somebody does who sees it, or who saw it otherwise. */
    change: async (id: string, changes: Partial<BlockChange>) => {
      const seen = changes.seen ?? (await blockOf(id))
      const json = { ...seen, ...changes, seen }
      return call(blockRoute, 'POST', `/api/desk/blocks/${id}`, { cookie, params: { id }, json })
    },
    /** Blocks a unit, and lets days pass until it is blocked between others. */
    blockedSince: async (from: number, to: number, unit = 1): Promise<string> => {
      const [id] = (await block({ units: [unit] })).body.blocks
      const nights = { checkIn: new Date(dayAhead(from)), checkOut: new Date(dayAhead(to)) }
      await prisma().occupancy.update({ where: { id }, data: nights })
      return id
    },
  }
}
