'use client'

import { useEffect, useRef, useState } from 'react'
import { sayWhy } from '#components/ui/say-why.ts'
import { importRooms } from '#lib/rooms/client.ts'
import { maxImportBytes } from '#lib/rooms/rules.ts'
import type { ImportResult } from '#lib/rooms/schema.ts'
import { megabytes } from '#lib/shared/size.ts'
import { quietOrSignIn } from '../or-sign-in.ts'
import { useRefused } from '../use-guard.ts'

/** The state of an import. `share` is the uploaded share of the file, 0 to 1. */
type Import =
  | { step: 'choose'; problem?: string }
  | { step: 'ready' | 'failed'; file: File; problem?: string }
  | { step: 'sending'; file: File; share: number }
  | { step: 'done'; file: File; result: ImportResult }

/** Holds an import from the choice of a file to its result. */
export function useImport(onImported: () => Promise<void>) {
  const [state, setState] = useState<Import>({ step: 'choose' })
  const refused = useRefused()
  const sending = useRef(new AbortController())
  useEffect(() => () => sending.current.abort(), [])

  const start = async (file: File) => {
    if (refused()) return
    sending.current = new AbortController()
    const { signal } = sending.current
    const progress = (share: number) => setState({ step: 'sending', file, share })
    progress(0)
    try {
      const result = await quietOrSignIn(importRooms(file, progress, signal))
      setState({ step: 'done', file, result })
      await onImported()
    } catch (error) {
      if (!signal.aborted)
        setState({ step: 'failed', file, problem: sayWhy(error, { noAnswer: 'Import failed' }) })
    }
  }
  return {
    state,
    choose: (file: File) => setState(choiceOf(file)),
    start,
    stop: () => {
      sending.current.abort()
      setState({ step: 'choose' })
    },
  }
}

function choiceOf(file: File): Import {
  if (!/\.(xlsx|xls|csv)$/i.test(file.name)) {
    return { step: 'choose', problem: 'Choose a file of type .xlsx, .xls or .csv.' }
  }
  if (file.size > maxImportBytes) {
    return { step: 'choose', problem: `Choose a file of ${megabytes(maxImportBytes)} MB at most.` }
  }
  return { step: 'ready', file }
}
