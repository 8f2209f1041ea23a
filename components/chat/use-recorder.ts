'use client'

import { useEffect, useRef, useState } from 'react'
import { longestVoiceMs, type Recording, startRecording } from './recorder.ts'

/** The state of the recorder: `held` while the button is held, `free` until the voice is sent. */
export type RecorderMode = 'idle' | 'held' | 'free'
export type RecorderProblem = 'blocked' | 'failed' | null

// Milliseconds. A shorter press is a tap: it records without holding.
const tapMs = 350

type Options = { onVoice: (file: File) => void; onBlocked: () => void }

/**
 * Records while a button is held and sends at its release. A tap, a key or a pointer that leaves at once records
 * freely instead, until `finish` or `discard`, for people who cannot hold a button.
 */
export function useRecorder({ onVoice, onBlocked }: Options) {
  const [mode, setMode] = useState<RecorderMode>('idle')
  // A release may come before the next render, so the handlers read the mode from here.
  const current = useRef<RecorderMode>('idle')
  const turn = (to: RecorderMode) => {
    current.current = to
    setMode(to)
  }
  const [problem, setProblem] = useState<RecorderProblem>(null)
  const pressedAt = useRef(0)
  const recording = useRef<Promise<Recording | null> | null>(null)

  async function begin(how: 'held' | 'free') {
    if (recording.current) return
    setProblem(null)
    turn(how)
    recording.current = startRecording().catch((error: unknown) => {
      const blocked = error instanceof DOMException && error.name === 'NotAllowedError'
      setProblem(blocked ? 'blocked' : 'failed')
      if (blocked) onBlocked()
      recording.current = null
      turn('idle')
      return null
    })
    await recording.current
  }

  async function end(send: boolean) {
    const made = await recording.current
    recording.current = null
    turn('idle')
    if (!send) return made?.discard()
    const file = await made?.stop()
    if (file) onVoice(file)
  }

  const seconds = useSeconds(mode !== 'idle', () => void end(true))
  useEffect(() => () => void recording.current?.then((made) => made?.discard()), [])

  return {
    mode,
    problem,
    seconds,
    press() {
      pressedAt.current = performance.now()
      void begin('held')
    },
    release() {
      if (current.current !== 'held') return
      if (performance.now() - pressedAt.current < tapMs) turn('free')
      else void end(true)
    },
    /** Starts or sends, for keys and assistive technology, which press without holding. */
    toggle: () => (mode === 'free' ? void end(true) : void begin('free')),
    finish: () => void end(true),
    discard: () => void end(false),
  }
}

/** Returns the seconds of a recording, and calls `onLongest` at the longest length allowed. */
function useSeconds(going: boolean, onLongest: () => void): number {
  const [seconds, setSeconds] = useState(0)
  const longestNow = useRef(onLongest)
  useEffect(() => {
    longestNow.current = onLongest
  })
  useEffect(() => {
    if (!going) return
    const began = performance.now()
    const count = () => setSeconds((performance.now() - began) / 1000)
    const timer = setInterval(count, 250)
    const longest = setTimeout(() => longestNow.current(), longestVoiceMs)
    return () => {
      clearInterval(timer)
      clearTimeout(longest)
      setSeconds(0)
    }
  }, [going])
  return seconds
}
