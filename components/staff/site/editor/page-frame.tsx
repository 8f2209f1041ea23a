'use client'

import { type Ref, useEffect, useEffectEvent, useRef } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { addressOfPage, MarkedPage } from './marked-page.ts'

const t = staffWords('siteEditor')

type PageFrameProps = {
  path: string
  /** The name of the page. */
  name: string
  className: string
  onOpen: (key: string) => void
  onClose: () => void
  /** Called with the page once its marks are there, and with null if it isn't there. */
  onPage: (page: MarkedPage | null) => void
  ref: Ref<HTMLIFrameElement>
}

/** A page of the guests in a frame. Another page needs another key: a frame that only went there would be one more step for Back. */
export function PageFrame({ path, name, className, onOpen, onClose, onPage, ref }: PageFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const open = useEffectEvent(onOpen)
  const close = useEffectEvent(onClose)
  const tell = useEffectEvent(onPage)
  useEffect(() => {
    const frame = place.current?.querySelector('iframe')
    if (!frame) return
    let made: MarkedPage | undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const loaded = () => {
      const page = frame.contentDocument
      if (!page || page.URL === 'about:blank') return
      try {
        made = new MarkedPage(page, (key) => open(key))
        page.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
        tell(made)
      } catch {
        tell(null)
      }
    }
    frame.addEventListener('load', loaded, { signal })
    frame.src = addressOfPage(path)
    return () => {
      leaving.abort()
      made?.stop()
    }
  }, [path])
  return (
    <div className="contents" ref={place}>
      <iframe className={className} ref={ref} title={t('frame', { page: name })} />
    </div>
  )
}
