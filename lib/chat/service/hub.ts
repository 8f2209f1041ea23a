import type { EventStream } from '../../shared/event-stream.ts'
import { processWide } from '../../shared/process-wide.ts'
import type { ChatState } from '../rules/state.ts'

export type Reader = {
  stream: EventStream
  /** The number of the last message that was sent. */
  sent: number
  /** True while older messages are read for it; until then it gets nothing newer. */
  catching: boolean
}

/** One conversation's readers in this process: a message is read and encoded once for all of them. */
export type Feed = {
  chatId: string
  readers: Set<Reader>
  /** The number of the last message known here, and the last few, encoded. */
  last: number
  tail: { seq: number; bytes: Uint8Array }[]
  state?: Omit<ChatState, 'staff_online'>
  wanted: boolean
  running?: Promise<void> | undefined
}

type Hub = {
  /** True once this process hears of what happens in conversations. */
  hears: boolean
  /** The conversations that somebody reads in this process. */
  feeds: Map<string, Feed>
  /** Streams that staff have open here to answer chats. */
  staffHere: number
  /** The last time at which a page of staff, connected to any process, answered a heartbeat. */
  staffHeardAt: number
  /** True while this process tells the others that staff are connected to it. */
  staffTold: boolean
  /** True if staff were connected to any process when that was last asked. */
  staffOnline: boolean
  asking?: Promise<boolean>
}

/** The live conversations of this process. */
export const hub = processWide(
  'chat',
  (): Hub => ({
    hears: false,
    feeds: new Map(),
    staffHere: 0,
    staffHeardAt: 0,
    staffTold: false,
    staffOnline: false,
  }),
)
