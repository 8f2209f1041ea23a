import { stayCalls } from '#calls/stays.ts'
import { prisma } from '#lib/db/client.ts'
import { isoDateOf } from '#lib/shared/dates.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { isUuid } from '#lib/shared/uuid.ts'
import type { BlockChange, StandingBlock, UnitBlock } from '#lib/stays/schema/blocks.ts'
import { call } from './call.ts'
import { dayAhead } from './guest.ts'
import { routeAt } from './route.ts'

const blockRoute = routeAt(stayCalls, 'desk/blocks/[id]')
const blocksRoute = routeAt(stayCalls, 'desk/blocks')

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

/** The unit and the nights that a block has now; some that it never had if it is not there. */
export async function standingBlockOf(id: string): Promise<StandingBlock> {
  const row = isUuid(id) ? await prisma().occupancy.findUnique({ where: { id } }) : null
  if (!row) return { id, room: 1, unit: 1, from: dayAhead(10), to: dayAhead(12) }
  const nights = { from: isoDateOf(row.checkIn), to: isoDateOf(row.checkOut) }
  return { id, room: row.roomId, unit: row.unit, ...nights }
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
    /** Lifts blocks as somebody does who sees them, or, where it is given more than their ids, who saw them so. */
    lift: async (...seen: (string | StandingBlock)[]) => {
      const standing = (block: string | StandingBlock) =>
        typeof block === 'string' ? standingBlockOf(block) : block
      const blocks = await Promise.all(seen.map(standing))
      return call(blocksRoute, 'DELETE', '/api/desk/blocks', { cookie, json: { blocks } })
    },
    /** Changes a block as somebody does who sees it, or who saw it otherwise. */
    change: async (id: string, changes: Partial<BlockChange>) => {
      const seen = changes.seen ?? (await blockOf(id))
      const json = { ...seen, ...changes, seen }
      return call(blockRoute, 'POST', `/api/desk/blocks/${id}`, { cookie, params: { id }, json })
    },
    /** Blocks a unit, and lets days pass until it is blocked between others. */
    blockedSince: async (from: number, to: number, unit = 1): Promise<string> => {
      const [{ id }] = (await block({ units: [unit] })).body.blocks
      const nights = { checkIn: new Date(dayAhead(from)), checkOut: new Date(dayAhead(to)) }
      await prisma().occupancy.update({ where: { id }, data: nights })
      return id
    },
  }
}
