import { changeChatStatus } from '#lib/chat/commands/change-chat-status.ts'
import { markMessages } from '#lib/chat/commands/mark-messages.ts'
import { tellPresence, tellTyping } from '#lib/chat/commands/tell.ts'
import { findChatFile, lastStatusChange, mobileOf, staffSide } from '#lib/chat/queries.ts'
import { chatMark, chatStatusChange, chatTyping } from '#lib/chat/schema.ts'
import { askPresence } from '#lib/chat/service/presence.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { serveFile } from '#lib/http/serve-file.ts'
import { listBookingsByPhone } from '#lib/reservations/queries/list-bookings-by-phone.ts'

export const chatCalls = {
  /** Lists the bookings of the visitor's mobile number. */
  'GET chats/[id]/bookings': endpoint({
    who: 'staff',
    params: { id: rowId },
    run: async ({ by, params: { id } }) => {
      const mobile = await mobileOf(by, await staffSide(by, id))
      return { bookings: await listBookingsByPhone(by, mobile) }
    },
  }),
  /** Returns a file sent in the conversation. */
  'GET chats/[id]/files/[file]': endpoint({
    who: 'participant',
    params: { id: rowId, file: rowId },
    poll: true,
    run: async ({ by, params: { file } }) => serveFile(await findChatFile(by, file)),
  }),
  /** Marks messages as received, or as seen. */
  'POST chats/[id]/seen': endpoint({
    who: 'participant',
    params: { id: rowId },
    limit: 'CHAT_SIGN',
    poll: true,
    body: 'json',
    input: chatMark,
    run: async ({ input, by }) => {
      await markMessages(by, input)
      return {}
    },
  }),
  /** Returns who last closed or reopened a conversation, and when. */
  'GET chats/[id]/status': endpoint({
    who: 'staff',
    poll: true,
    params: { id: rowId },
    run: async ({ by, params: { id } }) => ({
      changed: await lastStatusChange(by, await staffSide(by, id)),
    }),
  }),
  /** Closes or reopens a conversation. */
  'POST chats/[id]/status': endpoint({
    who: 'staff',
    params: { id: rowId },
    body: 'json',
    input: chatStatusChange,
    run: async ({ input: { status }, by, params: { id } }) => {
      await changeChatStatus(by, await staffSide(by, id), status)
      return { status }
    },
  }),
  /** Shows the other side that someone is typing. */
  'POST chats/[id]/typing': endpoint({
    who: 'participant',
    params: { id: rowId },
    limit: 'CHAT_SIGN',
    poll: true,
    body: 'json',
    input: chatTyping,
    run: async ({ by }) => {
      await tellTyping(by)
      return {}
    },
  }),
  /** Returns whether staff are online. */
  'GET chats/presence': endpoint({
    who: 'public',
    limit: 'AVAILABILITY',
    run: async () => ({ staff_online: await askPresence() }),
  }),
  /** Reports that a staff page is open. */
  'POST chats/presence': endpoint({
    who: 'staff',
    poll: true,
    run: async ({ by }) => {
      await tellPresence(by)
      return {}
    },
  }),
}
