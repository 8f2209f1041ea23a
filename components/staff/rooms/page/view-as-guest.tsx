import { Eye } from 'lucide-react'
import { buttonClass } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WholeRoom } from '#lib/rooms/schema/room.ts'

const t = staffWords('rooms')

/** Opens a room's page as guests see it, which there is while it's on the site. */
export function ViewAsGuest({ room, className = '' }: { room: WholeRoom; className?: string }) {
  if (!room.on_site) return null
  return (
    <a
      className={`${buttonClass({ kind: 'outline', size: 'small' })} ${className}`}
      href={`/rooms/${room.slug}`}
      rel="noreferrer"
      target="_blank"
    >
      <Eye aria-hidden="true" size={18} />
      {t('page.view')}
    </a>
  )
}
