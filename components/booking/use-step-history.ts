'use client'

import { useEffect } from 'react'
import type { Step } from './flow.ts'

const marks: Record<Step, string> = {
  form: '',
  preparing: '',
  qr: '#pay',
  upload: '#proof',
  done: '',
}
const order = ['#pay', '#proof']

/** Adds each step to the browser's history, so that its back button goes one step back. */
export function useStepHistory(step: Step, back: () => void): void {
  useEffect(() => {
    const mark = marks[step]
    const here = location.hash
    if (here === mark || (mark === '' && !order.includes(here))) return
    const address = location.pathname + location.search + mark
    if (order.indexOf(mark) > order.indexOf(here)) history.pushState(null, '', address)
    else history.replaceState(null, '', address)
  }, [step])
  useEffect(() => {
    const gone = () => {
      if (order.indexOf(location.hash) < order.indexOf(marks[step])) back()
    }
    addEventListener('popstate', gone)
    return () => removeEventListener('popstate', gone)
  }, [step, back])
}
