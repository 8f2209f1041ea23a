import { callApi, formData, postJson, sendForm } from '../../shared/api.ts'
import { firstSignal } from '../../shared/first-signal.ts'
import type { Pending } from '../rules/conversation.ts'
import type { ChatMessage } from '../rules/messages.ts'
import type { ChatRow } from '../schema.ts'

/** The side that speaks: staff say so, a visitor's cookie says it. */
export type Side = 'visitor' | 'staff'

/** Begins a conversation and returns its id; the cookie that proves it one's own comes along. Throws Refusal as every call here does. */
export async function startChat(name: string, mobile: string): Promise<string> {
  const signal = AbortSignal.timeout(textPatienceMs)
  const asked = { name, mobile }
  const { chat_id } = await postJson<{ chat_id: string }>('chat_start.php', asked, { signal })
  return chat_id
}

/** Returns true if somebody of the staff has the chat open. */
export async function fetchPresence(signal?: AbortSignal): Promise<boolean> {
  const patience = AbortSignal.timeout(presencePatienceMs)
  const either = signal ? firstSignal(signal, patience) : patience
  const init = { cache: 'no-store', signal: either } as const
  return (await callApi<{ staff_online: boolean }>('chats/presence', init)).staff_online
}

// A text is small: if it isn't answered for this long, there's no connection.
const textPatienceMs = 15_000
const presencePatienceMs = 5_000
// A file may be long on its way, but not at a standstill, nor for so long with the server.
const uploadPatienceMs = 40_000

/** Sends a text and returns it as it was stored. */
export async function sendText(
  chatId: string,
  { clientId, text }: Pick<Pending, 'clientId' | 'text'>,
  side: Side,
): Promise<ChatMessage> {
  const { message } = await postJson<{ message: ChatMessage }>(
    'chat_send.php',
    {
      chat_id: chatId,
      message: text,
      message_type: 'text',
      is_admin: side === 'staff',
      client_message_id: clientId,
    },
    { signal: AbortSignal.timeout(textPatienceMs), repeats: true },
  )
  return message
}

type Upload = {
  file: File
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Sends a file and returns its message as it was stored; see {@link sendForm} for how it fails. One that comes to
 * a standstill has no connection: it rejects with a TypeError.
 */
export async function sendFile(
  chatId: string,
  { clientId, type }: Pick<Pending, 'clientId' | 'type'>,
  side: Side,
  { file, onProgress, signal }: Upload,
): Promise<ChatMessage> {
  const form = formData({
    chat_id: chatId,
    message_type: type,
    is_admin: String(side === 'staff'),
    client_message_id: clientId,
    file,
  })
  const still = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const moves = (share: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => still.abort(), uploadPatienceMs)
    onProgress(share)
  }
  moves(0)
  try {
    const sending = { onProgress: moves, signal: firstSignal(signal, still.signal), repeats: true }
    return (await sendForm<{ message: ChatMessage }>('chat_upload.php', form, sending)).message
  } catch (error) {
    if (still.signal.aborted) throw new TypeError('The upload came to a standstill.')
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Says that one's browser has the other side's messages up to a number, or that they were seen. */
export async function markMessages(
  chatId: string,
  mark: { seq: number; seen: boolean },
  side: Side,
): Promise<void> {
  await postJson(`chats/${chatId}/seen`, { ...mark, is_admin: side === 'staff' }, { repeats: true })
}

/** Tells the other side that somebody is writing. */
export async function tellTyping(chatId: string, side: Side): Promise<void> {
  await postJson(`chats/${chatId}/typing`, { is_admin: side === 'staff' }, { repeats: true })
}

/** The conversations of the desk, for staff; the page asks by itself. */
export async function fetchChats(signal?: AbortSignal): Promise<ChatRow[]> {
  const init = { cache: 'no-store', ...(signal && { signal }) } as const
  return (await callApi<{ chats: ChatRow[] }>('admin_chat_list.php?poll=1', init)).chats
}
