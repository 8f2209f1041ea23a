'use client'

import { useState } from 'react'
import { type Why, whyOf } from '#components/ui/say-why.ts'
import { undoSeconds } from '#lib/booking/rules/undo.ts'
import { takeCash, voidCash } from '#lib/payments/client/cash.ts'
import { type Cash, type CashDeposit, cashEntry } from '#lib/payments/schema/cash.ts'
import { typedRupees } from '#lib/shared/money.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { type Action, useAction } from '../kit/action/use-action.ts'
import { orSignIn } from '../kit/call/or-sign-in.ts'
import { type Errors, errorsOf } from '../kit/form/use-edit-form.ts'
import { rupees } from '../kit/words.ts'

/** Holds the form of cash that is taken to the bank; it begins with all that is at the desk. */
export function useCashForm(cash: Cash, today: string, onChange: () => void) {
  // One key for every try, so that an answer that was lost does not become a second one.
  const [key] = useState(() => crypto.randomUUID())
  // Until somebody types, the sum follows what is at the desk.
  const [changed, setChanged] = useState<Partial<{ amount: string; on: string }>>({})
  const all = cash.at_desk > 0 ? typedRupees(cash.at_desk) : ''
  const typed = { amount: all, on: today, ...changed }
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<Why | null>(null)
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const { run, tell } = useAction(onChange)

  const back = ({ id, amount }: CashDeposit): Action => ({
    about: id,
    call: () => voidCash(id),
    done: () => `${rupees(amount)} is at the desk again.`,
    refused: (why) => `Not taken back. ${why}`,
  })
  const save = async (): Promise<boolean> => {
    const wrong = errorsOf(cashEntry, typed)
    setErrors(wrong)
    setTries((count) => count + 1)
    if (Object.keys(wrong).length > 0) return false
    setBusy(true)
    try {
      const made = await orSignIn(takeCash(typed, key))
      const text = `${rupees(made.amount)} taken to the bank.`
      tell(made.id, { text, undo: { ms: undoSeconds * 1000, action: back(made) } })
      onChange()
      return true
    } catch (error) {
      const fields = error instanceof Refusal ? error.detail.errors : undefined
      setErrors(fields ?? {})
      setFailure(fields ? null : whyOf(error))
      setTries((count) => count + 1)
      return false
    } finally {
      setBusy(false)
    }
  }
  const change = (changes: Partial<typeof typed>) => {
    setChanged((before) => ({ ...before, ...changes }))
    setErrors({})
    setFailure(null)
  }
  return {
    typed,
    errors,
    failure,
    tries,
    busy,
    change,
    save,
    undo: (cash: CashDeposit) => run(back(cash)),
  }
}
