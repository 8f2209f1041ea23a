'use client'

import { useRouter } from 'next/navigation'
import type { MouseEvent } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useToast } from '../toast/toast.ts'
import { instantTime } from '../words.ts'
import { useOfflineSince } from './use-offline-since.ts'

const t = staffWords('kit')

const waitMs = 4_000

/**
 * Returns what answers a press on a link to another screen. Without a connection the browser would show its own page of
 * failure, from which nothing leads back to what was loaded: the screen stays, and a message says why.
 */
export function useStayWhileDown(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const since = useOfflineSince()
  const router = useRouter()
  const toast = useToast()
  return (event) => {
    if (since === null) return
    event.preventDefault()
    const { href } = event.currentTarget
    const text = t('line.keptOpen', { since: instantTime(since) })
    // The stream alone may be down: the page itself is asked.
    void answers(href).then((is) =>
      is ? router.push(href) : toast({ tone: 'error', about: 'line', text }),
    )
  }
}

async function answers(href: string): Promise<boolean> {
  const asking = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(waitMs) } as const
  return fetch(href, asking).then(
    () => true,
    () => false,
  )
}
