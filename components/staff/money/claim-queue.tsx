'use client'

import { Clock, Landmark, TriangleAlert, Undo2 } from 'lucide-react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { type Claim, claimsAtOnce } from '#lib/ledger/schema/claims.ts'
import { walkRows } from '../kit/list/walk-rows.ts'
import { rupees } from '../kit/words.ts'
import { ageOf, type ClaimTag, paysWhat, tagOf } from './claim-words.ts'
import type { Claims } from './use-claims.ts'

const t = staffWords('money')

/** The payments to check, the oldest first; the arrow keys open the next. */
export function ClaimQueue({ claims, className }: { claims: Claims; className: string }) {
  const { list, rows, opened, isChosen, open, more } = claims
  const { total, amount, rows: known } = list.value
  const rest = total - known.length
  return (
    <section
      aria-busy={list.loading}
      aria-label={t('queue.label')}
      className={`min-w-0 overflow-clip rounded-staff border border-edge bg-card ${className}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-4">
        <h2 className="font-semibold text-base">{t('queue.title', { count: total })}</h2>
        <p className="num text-ink-2 text-sm">{t('queue.total', { amount: rupees(amount) })}</p>
      </header>
      <ul data-follow onKeyDown={walkRows}>
        {rows.map((claim) => (
          <Row
            claim={claim}
            key={claim.payment.id}
            onOpen={() => open(claim)}
            open={claim === opened}
            shown={isChosen}
          />
        ))}
      </ul>
      {rest > 0 && (
        <button
          className="block min-h-12 w-full border-rule border-t font-semibold text-lake text-sm hover:bg-picked"
          onClick={more}
          type="button"
        >
          {t('queue.more', { count: Math.min(rest, claimsAtOnce) })}
        </button>
      )}
      <p className="border-rule border-t px-5 py-3.5 text-ink-2 text-xs">
        {t('queue.order')}
        <span className="max-xl:hidden"> {t('queue.keys')}</span>
      </p>
    </section>
  )
}

type RowProps = { claim: Claim; open: boolean; shown: boolean; onOpen: () => void }

function Row({ claim, open, shown, onOpen }: RowProps) {
  const { payment, booking } = claim
  const tag = tagOf(claim)
  const picked = open ? (shown ? 'bg-picked' : 'xl:bg-picked') : ''
  return (
    <li
      className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1 border-rule border-t px-5 py-3.5 ${picked}`}
    >
      {open && <span className="absolute inset-y-0 left-0 w-1 bg-lake max-xl:hidden" />}
      <button
        aria-current={open ? 'true' : undefined}
        className="truncate text-start font-semibold text-sm after:absolute after:inset-0"
        data-row={payment.id}
        onClick={onOpen}
        type="button"
      >
        {booking.full_name}
      </button>
      <span className="heading text-end text-lg">{rupees(payment.amount)}</span>
      <span className="num text-ink-2 text-xs">
        {paysWhat(claim)}, <span className="whitespace-nowrap">{booking.reference}</span>
      </span>
      <span className="num whitespace-nowrap text-end text-ink-2 text-xs" suppressHydrationWarning>
        {ageOf(payment.created_at, new Date().toISOString())}
      </span>
      {tag && (
        <span className="col-span-2">
          <Tag tag={tag} />
        </span>
      )}
    </li>
  )
}

const looks = {
  doubt: { Icon: TriangleAlert, look: 'bg-turmeric-tint text-turmeric-ink' },
  seen: { Icon: Landmark, look: 'bg-leaf-tint text-leaf' },
  waits: { Icon: Clock, look: 'bg-rice text-ink' },
  refund: { Icon: Undo2, look: 'bg-lake-soft text-lake-dark' },
} as const

function Tag({ tag: { text, kind } }: { tag: ClaimTag }) {
  const { Icon, look } = looks[kind]
  return (
    <span
      className={`num inline-flex items-center gap-1.5 rounded-[6px] px-2 py-0.5 font-semibold text-xs ${look}`}
    >
      <Icon aria-hidden="true" className="shrink-0" size={14} />
      {text}
    </span>
  )
}
