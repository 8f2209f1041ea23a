import { changeChatStatus } from '#lib/chat/commands/change-chat-status.ts'
import { lastStatusChange, staffSide } from '#lib/chat/queries.ts'
import { chatStatusChange } from '#lib/chat/schema.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns who closed a conversation last or opened it again, and when. */
  GET: endpoint({
    who: 'staff',
    params: { id: rowId },
    run: async ({ by, params: { id } }) => ({
      changed: await lastStatusChange(by, await staffSide(by, id)),
    }),
  }),
  /** Closes a conversation, or opens it again. */
  POST: endpoint({
    who: 'staff',
    params: { id: rowId },
    body: 'json',
    input: chatStatusChange,
    run: async ({ input: { status }, by, params: { id } }) => {
      await changeChatStatus(by, await staffSide(by, id), status)
      return { status }
    },
  }),
})
