'use client'

import { useEffect, useRef, useState } from 'react'

const remembered = 'hero_film'

type HeroFilmProps = {
  sources: readonly { src: string; type: string }[]
  words: { pause: string; play: string }
  className: string
}

/**
 * The hero's picture as a film. It is fetched after the page has loaded, and only if the screen is wide and
 * neither the connection nor the visitor asks to save data or motion. A visitor's choice to stop it is kept.
 */
export function HeroFilm({ sources, words, className }: HeroFilmProps) {
  const [wanted, setWanted] = useState(false)
  const [playing, setPlaying] = useState(false)
  const [shown, setShown] = useState(false)
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    if (!mayMove()) return
    const start = () => {
      setWanted(true)
      setPlaying(localStorage.getItem(remembered) !== 'paused')
    }
    if (document.readyState === 'complete') return start()
    window.addEventListener('load', start, { once: true })
    return () => window.removeEventListener('load', start)
  }, [])

  useEffect(() => {
    // A browser that refuses to play without a click shows the poster, which is the same picture.
    if (playing) video.current?.play().catch(() => setPlaying(false))
    else video.current?.pause()
  }, [playing])

  if (!wanted) return null
  const toggle = () => {
    localStorage.setItem(remembered, playing ? 'paused' : 'playing')
    setPlaying(!playing)
  }
  return (
    <>
      <video
        aria-hidden="true"
        className={`${className} transition-opacity duration-200 ${shown ? '' : 'opacity-0'}`}
        loop
        muted
        onPlaying={() => setShown(true)}
        playsInline
        preload={playing ? 'auto' : 'none'}
        ref={video}
        tabIndex={-1}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <button
        aria-label={playing ? words.pause : words.play}
        className="absolute end-8 bottom-[110px] z-[3] md:max-[1440px]:end-[104px] md:max-[1440px]:bottom-[80px] grid size-11 place-items-center rounded-full border-[1.5px] border-cream/75 bg-hill/50"
        onClick={toggle}
        type="button"
      >
        <svg aria-hidden="true" fill="currentColor" height="16" viewBox="0 0 16 16" width="16">
          <path d={playing ? 'M3 2h3.5v12H3zM9.5 2H13v12H9.500z' : 'M4 1.500v13L14 8z'} />
        </svg>
      </button>
    </>
  )
}

function mayMove(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return (
    window.matchMedia('(min-width: 768px) and (prefers-reduced-motion: no-preference)').matches &&
    !connection?.saveData
  )
}
