export type ChatStatus = 'active' | 'closed'

/** The state of a conversation that both sides know, besides its messages. */
export type ChatState = {
  status: ChatStatus
  /** True if a member of staff has the chat open now. */
  staff_online: boolean
  staff_got: number
  staff_seen: number
  visitor_got: number
  visitor_seen: number
}

/**
 * The payload of NOTIFY on the channel `chat`: something about a conversation has changed, somebody is writing
 * in it, or (without a conversation) a member of staff has come or gone, or is still there. Never what was written.
 */
export type ChatNotice = {
  chat?: string
  /** The sender of a message. */
  by?: 'visitor' | 'staff'
  typing?: 'visitor' | 'staff'
  /** A page of staff has given a heartbeat. */
  present?: true
}

/** Returns how far a message of one's own has come on the other side. */
export function markOf(
  seq: number,
  state: ChatState | null,
  side: 'visitor' | 'staff',
): 'sent' | 'delivered' | 'seen' {
  if (!state) return 'sent'
  const [got, seen] =
    side === 'visitor'
      ? [state.staff_got, state.staff_seen]
      : [state.visitor_got, state.visitor_seen]
  if (seq <= seen) return 'seen'
  return seq <= got ? 'delivered' : 'sent'
}
