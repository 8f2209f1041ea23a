'use client'

import { useRef, useState } from 'react'
import { useScreenshot } from '#components/payments/proof/use-screenshot.ts'
import { groupUtr, plainUtr } from '#lib/payments/rules/utr.ts'
import { sendTrouble, type Trouble } from '../troubles.ts'

type State =
  | { step: 'idle' | 'utr' | 'nothing' | 'done' }
  | { step: 'sending'; share: number }
  | { step: 'failed'; trouble: Trouble }

type Sending = { signal: AbortSignal; onProgress: (share: number) => void }

type Options<Wanted> = {
  /** The UTR that staff have. */
  known: string | null
  /** Returns what is to be sent of a screenshot and a UTR; `utr` if that is none, `nothing` if something is missing. */
  choose: (file: File | null, utr: string) => Wanted | 'utr' | 'nothing'
  send: (wanted: Wanted, sending: Sending) => Promise<unknown>
}

/** Sending a screenshot, the UTR or both from a guest's own pages. */
export function useSendProof<Wanted extends object>({ known, choose, send }: Options<Wanted>) {
  const [utr, setUtr] = useState(groupUtr(known ?? ''))
  const [state, setState] = useState<State>({ step: 'idle' })
  const screenshot = useScreenshot(() => setState({ step: 'idle' }))
  const running = useRef<AbortController | null>(null)
  return {
    state,
    screenshot,
    utr,
    typeUtr(typed: string) {
      setUtr(typed)
      setState({ step: 'idle' })
    },
    async send() {
      const wanted = choose(screenshot.file, plainUtr(utr))
      if (typeof wanted === 'string') return setState({ step: wanted })
      running.current = new AbortController()
      const { signal } = running.current
      const onProgress = (share: number) => setState({ step: 'sending', share })
      onProgress(0)
      try {
        await send(wanted, { signal, onProgress })
        screenshot.remove()
        setState({ step: 'done' })
      } catch (error) {
        const failure = sendTrouble(error)
        setState(failure ? { step: 'failed', trouble: failure } : { step: 'idle' })
      }
    },
    stop: () => running.current?.abort(),
  }
}
