'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { call } from '#calls/client.ts'
import { gstinProblem, plainGstin } from '#lib/documents/rules/gstin.ts'
import type { Bill } from '#lib/documents/schema.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { sendTrouble, type Trouble } from '../troubles.ts'

export type BillState =
  | { step: 'idle' | 'sending' | 'saved' | 'noFirm' | 'wrong' | 'late' }
  | { step: 'failed'; trouble: Trouble }

const faulty = { noFirm: 'bill-firm', wrong: 'bill-gstin' } as const

/** Saves the firm of a bill from a guest's own page, once its GSTIN fits its check digit. */
export function useBill(secret: string) {
  const router = useRouter()
  const [state, setState] = useState<BillState>({ step: 'idle' })
  useEffect(() => {
    if (state.step in faulty) document.getElementById(faulty[state.step as 'wrong'])?.focus()
  }, [state])
  const save = async (form: FormData) => {
    if (state.step === 'sending') return
    const bill = billIn(form)
    const fault = faultOf(bill)
    if (fault) return setState({ step: fault })
    setState({ step: 'sending' })
    try {
      await call('POST stays/[secret]/bill', { params: { secret }, json: bill })
      setState({ step: 'saved' })
      router.refresh()
    } catch (error) {
      setState(failureOf(error))
    }
  }
  return { state, save }
}

function billIn(form: FormData): Bill {
  const text = (name: keyof Bill) => String(form.get(name) ?? '').trim()
  return {
    bill_to: text('bill_to'),
    bill_address: text('bill_address'),
    gstin: plainGstin(text('gstin')),
  }
}

function faultOf({ bill_to, bill_address, gstin }: Bill): 'noFirm' | 'wrong' | null {
  if (bill_to === '' && (gstin !== '' || bill_address !== '')) return 'noFirm'
  return gstin !== '' && gstinProblem(gstin) ? 'wrong' : null
}

function failureOf(error: unknown): BillState {
  if (error instanceof Refusal && error.code === 'illegal_transition') return { step: 'late' }
  const trouble = sendTrouble(error)
  return trouble ? { step: 'failed', trouble } : { step: 'idle' }
}
