'use client'

import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { readWave, type Wave } from './voice-wave.ts'
import { type ChatWords, duration } from './words.ts'

type VoiceMessageProps = { src: string; own: boolean; words: ChatWords['voice'] }

const still = Array.from({ length: 28 }, () => 0.25)

/**
 * A voice with its wave. It is fetched whole, so that its length is known and every browser can seek in it; a
 * voice that a browser cannot play is offered as a file.
 */
export function VoiceMessage({ src, own, words }: VoiceMessageProps) {
  const { url, wave, failed } = useVoice(src)
  const player = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(false)
  const [place, setPlace] = useState(0)
  const seconds = wave?.seconds ?? 0
  if (failed) {
    return (
      <a className="underline underline-offset-4" download href={src}>
        {words.download}
      </a>
    )
  }
  const Icon = playing ? Pause : Play
  const toggle = () => (playing ? player.current?.pause() : void player.current?.play())
  return (
    <div className="flex items-center gap-3" dir="ltr">
      {/* biome-ignore lint/a11y/useMediaCaption: there is no transcript of a guest's voice message */}
      <audio
        onEnded={() => setPlace(0)}
        onPause={() => setPlaying(false)}
        onPlay={() => setPlaying(true)}
        onTimeUpdate={({ currentTarget }) => setPlace(currentTarget.currentTime)}
        ref={player}
        src={url}
      />
      <IconButton
        label={playing ? words.pause : words.play}
        className={`size-11 shrink-0 rounded-full ${own ? 'bg-cream text-lake-dark' : 'bg-lake text-cream'}`}
        disabled={!url}
        onClick={toggle}
      >
        <Icon fill="currentColor" size={18} strokeWidth={2} />
      </IconButton>
      <span
        aria-label={words.message(Math.round(seconds))}
        className="flex h-6 items-center gap-[2.5px]"
        role="img"
      >
        {(wave?.bars ?? still).map((bar, at, bars) => (
          <span
            className={`w-[2.5px] rounded-full bg-current ${place > 0 && at / bars.length > place / seconds ? 'opacity-45' : ''}`}
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its position
            key={at}
            style={{ blockSize: `${Math.round(4 + bar * 20)}px` }}
          />
        ))}
      </span>
      <span className="num min-w-9 font-medium text-sm">
        {wave ? duration(playing || place > 0 ? place : seconds) : ''}
      </span>
    </div>
  )
}

type Voice = { url?: string; wave?: Wave; failed?: boolean }

function useVoice(src: string): Voice {
  const [voice, setVoice] = useState<Voice>({})
  // An unsent voice plays from a blob URL, which the Content-Security-Policy does not allow to fetch.
  const local = src.startsWith('blob:')
  useEffect(() => {
    if (local) return
    const gone = new AbortController()
    let url: string | undefined
    const load = async () => {
      const response = await fetch(src, { signal: gone.signal })
      if (!response.ok) throw new Error('The voice is not there.')
      const blob = await response.blob()
      const wave = await readWave(blob)
      if (gone.signal.aborted) return
      if (!wave && !new Audio().canPlayType(blob.type)) return setVoice({ failed: true })
      url = URL.createObjectURL(blob)
      setVoice({ url, ...(wave && { wave }) })
    }
    load().catch(() => gone.signal.aborted || setVoice({ failed: true }))
    return () => {
      gone.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [src, local])
  return local ? { url: src } : voice
}
