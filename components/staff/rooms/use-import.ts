'use client'

import { useEffect, useRef, useState } from 'react'
import { notDone, type Why, whyOf } from '#components/ui/say-why.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { importRooms } from '#lib/rooms/client.ts'
import { maxImportBytes } from '#lib/rooms/rules/sheet.ts'
import type { ImportResult } from '#lib/rooms/schema/import.ts'
import { megabytes } from '#lib/shared/size.ts'
import { useRefused } from '../kit/action/use-guard.ts'
import { quietlyWithSignIn } from '../kit/call/with-sign-in.ts'

const t = staffWords('rooms')

/**
 * The state of an import: the file is read and what it would do is shown before anything is saved. `share` is the
 * uploaded share of the file, 0 to 1.
 */
type Import =
  | { step: 'choose'; problem?: Why }
  | { step: 'failed'; file: File; problem: Why }
  | { step: 'sending'; file: File; share: number }
  | { step: 'preview' | 'done'; file: File; result: ImportResult }

/** Holds an import from the choice of a file to its result. */
export function useImport(onImported: () => Promise<void>) {
  const [state, setState] = useState<Import>({ step: 'choose' })
  const refused = useRefused()
  const sending = useRef(new AbortController())
  useEffect(() => () => sending.current.abort(), [])

  const send = async (file: File, dry: boolean) => {
    sending.current.abort()
    sending.current = new AbortController()
    const { signal } = sending.current
    const onProgress = (share: number) => setState({ step: 'sending', file, share })
    onProgress(0)
    try {
      const result = await quietlyWithSignIn(importRooms(file, { dry, onProgress, signal }))
      setState({ step: dry ? 'preview' : 'done', file, result })
      if (!dry) await onImported()
    } catch (error) {
      if (!signal.aborted) setState({ step: 'failed', file, problem: whyOf(error) })
    }
  }
  return {
    state,
    /** Reads a file, which saves nothing. */
    choose: (file: File) => {
      const problem = problemOf(file)
      if (problem) setState({ step: 'choose', problem: notDone(problem) })
      else void send(file, true)
    },
    /** Saves what was shown. */
    start: (file: File) => {
      if (!refused()) void send(file, false)
    },
    stop: () => {
      sending.current.abort()
      setState({ step: 'choose' })
    },
  }
}

function problemOf({ name, size }: File): string | null {
  if (!/\.(xlsx|xls|csv)$/i.test(name)) return t('import.wrongType')
  return size > maxImportBytes
    ? t('import.tooLarge', { megabytes: megabytes(maxImportBytes) })
    : null
}
