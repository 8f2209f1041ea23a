import Link from 'next/link'
import { buttonClass } from '#components/ui/button.tsx'
import { NothingFound } from '../kit/list/list-states.tsx'

/** A screen that shows nothing before the farm has a room. `help` says what will stand there. */
export function NoRooms({ help }: { help: string }) {
  return (
    <div className="grid justify-items-center gap-4 p-6">
      <NothingFound help={help} text="Add a room first" />
      <Link className={buttonClass({ kind: 'secondary' })} href="/app/rooms">
        Add a room
      </Link>
    </div>
  )
}
