import { MessageSquare } from 'lucide-react'
import Link from 'next/link'
import type { DeskRecord } from '#lib/desk/schema/desk-record.ts'
import { lastTime, lastWords } from '../waiting/last-words.ts'
import { RecordSection } from './record-section.tsx'

/** The last words of the conversation of the same number, and the way to it. */
export function RecordChat({ chat }: { chat: NonNullable<DeskRecord['chat']> }) {
  return (
    <RecordSection aside={lastTime(chat.at, new Date())} name="Chat">
      <Link
        className="flex min-h-11 items-center gap-3 hover:bg-band"
        href={`/app/chat?chat=${chat.id}`}
      >
        <MessageSquare aria-hidden="true" className="shrink-0 text-lake" size={18} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-lake">{chat.name}</span>
          <bdi className="block truncate text-ink-2 text-sm">{lastWords(chat)}</bdi>
        </span>
      </Link>
    </RecordSection>
  )
}
