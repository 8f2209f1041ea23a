import Link from 'next/link'
import { buttonClass } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { NothingFound } from '../kit/list/list-states.tsx'

const t = staffWords('calendar')

/** A screen that shows nothing before the farm has a room. `help` says what will stand there. */
export function NoRooms({ help }: { help: string }) {
  return (
    <div className="grid justify-items-center gap-4 p-6">
      <NothingFound help={help} text={t('noRooms.title')} />
      <Link className={buttonClass({ kind: 'secondary' })} href="/app/rooms">
        {t('noRooms.add')}
      </Link>
    </div>
  )
}
