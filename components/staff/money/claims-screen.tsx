'use client'

import { type KeyboardEvent, useEffect } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { ClaimList, ClaimsQuery } from '#lib/ledger/schema/claims.ts'
import { pressGuard } from '../kit/action/press-guard.ts'
import { useRefused } from '../kit/action/use-guard.ts'
import { ListFailed, NothingFound } from '../kit/list/list-states.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { useToast } from '../kit/toast/toast.ts'
import { ClaimQueue } from './claim-queue.tsx'
import { ClaimRecord } from './claim-record.tsx'
import { type Claims, useClaims } from './use-claims.ts'

const t = staffWords('money')

/** The payments to check as a queue, with the open one beside it, or in its place where there is no room. */
export function ClaimsScreen({ first }: { first: First<ClaimList, ClaimsQuery> }) {
  const claims = useClaims(first)
  const refused = useRefused()
  const { list, rows, opened, isChosen } = claims
  const toast = useToast()
  const tooSoon = () => toast({ tone: 'success', text: t('queue.tooSoon'), about: 'too soon' })
  const nothing = rows.length === 0
  useFirstKey(() => claims.step(0))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only save the way to the buttons in it
    <div
      className={`grid items-start gap-[18px] p-4 lg:p-6 xl:px-8 ${nothing ? '' : 'xl:grid-cols-[372px_minmax(0,1fr)]'}`}
      onKeyDown={(event) => pressed(event, claims, refused, tooSoon)}
    >
      {list.failed && <ListFailed className="col-span-full" onRetry={list.refresh} stale />}
      <LiveWords>
        {nothing && (
          <div className="rounded-staff border border-edge bg-card *:border-t-0">
            <NothingFound help={t('queue.noneHelp')} text={t('queue.none')} />
          </div>
        )}
      </LiveWords>
      {!nothing && <ClaimQueue claims={claims} className={isChosen ? 'max-xl:hidden' : ''} />}
      {opened && (
        <ClaimRecord claim={opened} claims={claims} className={isChosen ? '' : 'max-xl:hidden'} />
      )}
    </div>
  )
}

// While nothing has the focus, as after a load, J and K lead to the open payment; there they go on.
function useFirstKey(enter: () => void): void {
  useEffect(() => {
    const press = (event: WindowEventMap['keydown']) => {
      if (event.target !== document.body || event.ctrlKey || event.metaKey || event.altKey) return
      if (/^[jk]$/i.test(event.key)) enter()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [enter])
}

// Within the list and the record only, so that no key decides anything from elsewhere.
function pressed(
  event: KeyboardEvent<HTMLElement>,
  { step, opened, isOld, verify }: Claims,
  refused: () => boolean,
  tooSoon: () => void,
): void {
  const at = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
  if (at.closest('input, textarea, [role="dialog"]')) return
  const key = event.key.toLowerCase()
  if (key === 'j') step(1)
  if (key === 'k') step(-1)
  // A refund is paid out by its own form.
  if (key !== 'v' || isOld || opened?.payment.direction !== 'received') return
  const allowed = pressGuard.allows(performance.now())
  pressGuard.press()
  if (!allowed) tooSoon()
  else if (!refused()) verify(opened, opened.payment.amount)
}
