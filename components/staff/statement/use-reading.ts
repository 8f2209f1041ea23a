'use client'

import { useEffect, useRef, useState } from 'react'
import { call } from '#calls/client.ts'
import { notDone, type Why, whyOf } from '#components/ui/say-why.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { megabytes } from '#lib/shared/size.ts'
import {
  maxStatementBytes,
  type StatementRead,
  type TypedColumns,
  type UnknownColumns,
} from '#lib/statements/schema/files.ts'
import { quietlyWithSignIn } from '../kit/call/with-sign-in.ts'

const t = staffWords('statement')

/** A file on its way to the server, with what a person has said about it. */
export type Reading = { file: File; password?: string; columns?: TypedColumns }

/** The state of a file that is read. `share` is the uploaded share of it, 0 to 1. */
type State =
  | { step: 'choose'; problem?: Why; rows?: string[][] }
  | { step: 'sending'; share: number }
  | { step: 'password'; reading: Reading; isWrong: boolean }
  | ColumnsState

/** A file whose columns a person names; `busy` while it is read by them. */
export type ColumnsState = {
  step: 'columns'
  reading: Reading
  unknown: UnknownColumns
  busy: boolean
  problem?: Why
}

/** Holds a bank's file from its choice until it was read: asks for its password and its columns where that is needed. */
export function useReading(onRead: (answer: StatementRead) => void) {
  const [state, setState] = useState<State>({ step: 'choose' })
  const sending = useRef(new AbortController())
  useEffect(() => () => sending.current.abort(), [])

  const start = async (reading: Reading, before: State) => {
    sending.current.abort()
    sending.current = new AbortController()
    const { signal } = sending.current
    const isNamed = before.step === 'columns'
    const onProgress = (share: number) => isNamed || setState({ step: 'sending', share })
    setState(isNamed ? { ...before, busy: true } : { step: 'sending', share: 0 })
    try {
      const columns = reading.columns && JSON.stringify(reading.columns)
      const form = { ...reading, columns }
      const answer = await quietlyWithSignIn(call('POST statements', { form, onProgress, signal }))
      setState({ step: 'choose' })
      onRead(answer)
    } catch (error) {
      if (!signal.aborted) setState(afterRefusal(error, reading, before))
    }
  }
  const choose = (file: File) => {
    const problem = problemOf(file)
    if (problem) setState({ step: 'choose', problem: notDone(problem) })
    else void start({ file }, { step: 'choose' })
  }
  return {
    state,
    choose,
    /** Sends the file again with what was asked for. */
    answer: (reading: Reading) => void start(reading, state),
    stop: () => {
      sending.current.abort()
      setState({ step: 'choose' })
    },
  }
}

export type ReadingFile = ReturnType<typeof useReading>

function problemOf({ name, size }: File): string | null {
  // What is in a file decides whether it is read, but a picture of a table never is.
  if (/\.(pdf|jpe?g|png|webp|heic|docx?)$/i.test(name)) {
    return t('file.unreadable')
  }
  const atMost = t('file.atMost', { megabytes: megabytes(maxStatementBytes) })
  return size > maxStatementBytes ? atMost : null
}

function afterRefusal(error: unknown, reading: Reading, before: State): State {
  if (error instanceof Refusal && error.code === 'password_needed') {
    return { step: 'password', reading, isWrong: Boolean(reading.password) }
  }
  if (error instanceof Refusal && error.code === 'unknown_columns') {
    const unknown = error.detail.data as unknown as UnknownColumns
    return { step: 'columns', reading, unknown, busy: false }
  }
  const problem = whyOf(error)
  if (before.step === 'columns') return { ...before, busy: false, problem }
  const rows = error instanceof Refusal ? (error.detail.data?.rows as string[][]) : undefined
  return { step: 'choose', problem, ...(rows?.length && { rows }) }
}
