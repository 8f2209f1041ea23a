import type { Metadata } from 'next'
import { ChatScreen } from '#components/staff/chat/chat-screen.tsx'
import { titleAt } from '#components/staff/kit/address/screens.ts'
import { listChats } from '#lib/chat/queries.ts'
import { requireStaffPage } from '#lib/http/staff-page.ts'

export const generateMetadata = (): Metadata => ({ title: titleAt('/app/chat') })

/** The conversations with visitors. */
export default async function ChatPage() {
  const staff = await requireStaffPage('/app/chat')
  return <ChatScreen initial={await listChats(staff)} now={new Date().toISOString()} />
}
