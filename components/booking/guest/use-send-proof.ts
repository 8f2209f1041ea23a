'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { addProof } from '#lib/booking/client.ts'
import { groupUtr, isUtr, plainUtr } from '#lib/payments/rules.ts'
import { emptyFlow, type Trouble } from '../flow.ts'
import { sendTrouble } from '../troubles.ts'
import type { Booking } from '../use-booking.ts'
import { useScreenshot } from '../use-screenshot.ts'

type State =
  | { step: 'idle' | 'utr' | 'done' }
  | { step: 'nothing' }
  | { step: 'sending'; share: number }
  | { step: 'failed'; trouble: Trouble }

/** Sending another screenshot or the UTR from a guest's own page; `known` is the UTR that staff have. */
export function useSendProof(secret: string, known: string | null) {
  const router = useRouter()
  const proof = useScreenshot()
  const [utr, setUtr] = useState(groupUtr(known ?? ''))
  const [state, setState] = useState<State>({ step: 'idle' })
  const running = useRef<AbortController | null>(null)
  const trouble = state.step === 'failed' ? state.trouble : null
  const choose = (file: File) => {
    setState({ step: 'idle' })
    return proof.choose(file)
  }
  const send = async () => {
    const wanted = whatIsNew(proof.screenshot.file, plainUtr(utr), known)
    if (typeof wanted === 'string') return setState({ step: wanted })
    running.current = new AbortController()
    const { signal } = running.current
    const onProgress = (share: number) => setState({ step: 'sending', share })
    onProgress(0)
    try {
      await addProof(secret, wanted, { signal, onProgress })
      proof.remove()
      setState({ step: 'done' })
      router.refresh()
    } catch (error) {
      const failure = sendTrouble(error)
      setState(failure ? { step: 'failed', trouble: failure } : { step: 'idle' })
    }
  }
  return {
    state,
    utr,
    typeUtr(typed: string) {
      setUtr(typed)
      setState({ step: 'idle' })
    },
    send,
    stop: () => running.current?.abort(),
    // The field of the screenshot is the booking page's own. Of that page's state it needs these parts.
    booking: {
      flow: { ...emptyFlow, trouble },
      screenshot: proof.screenshot,
      remove: proof.remove,
      choose,
    } as Booking,
  }
}

function whatIsNew(file: File | null, utr: string, known: string | null) {
  const isNew = utr !== '' && utr !== known
  if (isNew && !isUtr(utr)) return 'utr'
  if (!file && !isNew) return 'nothing'
  return { ...(file && { screenshot: file }), ...(isNew && { utr }) }
}
