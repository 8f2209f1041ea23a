'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useScreenshot } from '#components/payments/proof/use-screenshot.ts'
import { addProof } from '#lib/booking/client.ts'
import { groupUtr, isUtr, plainUtr } from '#lib/payments/rules.ts'
import { sendTrouble, type Trouble } from '../troubles.ts'

type State =
  | { step: 'idle' | 'utr' | 'nothing' | 'done' }
  | { step: 'sending'; share: number }
  | { step: 'failed'; trouble: Trouble }

/** Sending another screenshot or the UTR from a guest's own page; `known` is the UTR that staff have. */
export function useSendProof(secret: string, known: string | null) {
  const router = useRouter()
  const [utr, setUtr] = useState(groupUtr(known ?? ''))
  const [state, setState] = useState<State>({ step: 'idle' })
  const screenshot = useScreenshot(() => setState({ step: 'idle' }))
  const running = useRef<AbortController | null>(null)
  const send = async () => {
    const wanted = whatIsNew(screenshot.file, plainUtr(utr), known)
    if (typeof wanted === 'string') return setState({ step: wanted })
    running.current = new AbortController()
    const { signal } = running.current
    const onProgress = (share: number) => setState({ step: 'sending', share })
    onProgress(0)
    try {
      await addProof(secret, wanted, { signal, onProgress })
      screenshot.remove()
      setState({ step: 'done' })
      router.refresh()
    } catch (error) {
      const failure = sendTrouble(error)
      setState(failure ? { step: 'failed', trouble: failure } : { step: 'idle' })
    }
  }
  return {
    state,
    screenshot,
    utr,
    typeUtr(typed: string) {
      setUtr(typed)
      setState({ step: 'idle' })
    },
    send,
    stop: () => running.current?.abort(),
  }
}

function whatIsNew(file: File | null, utr: string, known: string | null) {
  const isNew = utr !== '' && utr !== known
  if (isNew && !isUtr(utr)) return 'utr'
  if (!file && !isNew) return 'nothing'
  return { ...(file && { screenshot: file }), ...(isNew && { utr }) }
}
