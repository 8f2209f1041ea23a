import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WireStatement } from '#lib/statements/schema/files.ts'
import type { WireMatches } from '#lib/statements/schema/lines.ts'
import { grouped, rupees } from '../kit/words.ts'
import { statementDays } from './match-words.ts'

const t = staffWords('statement')

export function StatementHead({ matches, onClose }: { matches: WireMatches; onClose: () => void }) {
  const { statement, sure, likely, unknown, verified } = matches
  const open = unknown.credits.filter(({ ignored }) => !ignored)
  const ignored = unknown.credits.length - open.length
  return (
    <section
      aria-label={t('head.label')}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2 rounded-staff border border-edge bg-card py-2 ps-1.5 pe-4 lg:pe-5"
    >
      <IconButton label={t('head.back')} className="icon-button" onClick={onClose}>
        <ArrowLeft size={20} />
      </IconButton>
      <dl className="num grid grid-cols-2 justify-between gap-x-4 gap-y-2 py-1 lg:grid-cols-[repeat(4,auto)]">
        <Figure name={statement.account}>{statementDays(statement, true)}</Figure>
        <Figure name={t('head.read')}>
          {grouped(statement.credits)}, {rupees(statement.sum)}
        </Figure>
        <Figure name={t('head.done')}>{grouped(verified.length + ignored)}</Figure>
        <Figure name={t('head.toCheck')}>
          {grouped(sure.length + likely.length + open.length)}
        </Figure>
      </dl>
    </section>
  )
}

type Unread = Pick<WireStatement, 'unread' | 'unread_count'>

/** The rows of a file that could not be read, so that no money in them is overlooked. */
export function UnreadRows({ unread, unread_count: all }: Unread) {
  if (unread.length === 0) return null
  return (
    <Alert title={t('unread.title', { count: all })} tone="warning">
      <p>
        {t('unread.check')} {unread.length < all && t('unread.first', { count: unread.length })}
      </p>
      <ul className="num mt-1">
        {unread.map(({ row, why, text }) => (
          <li className="wrap-anywhere" key={row}>
            {t('unread.row', { row, why, text })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="wrap-anywhere text-ink-2 text-xs">{name}</dt>
      <dd className="font-semibold text-sm">{children}</dd>
    </div>
  )
}
