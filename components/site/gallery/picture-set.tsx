'use client'

import {
  type ComponentProps,
  createContext,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useContext,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { ViewedPicture, ViewerWords } from './viewed-picture.ts'

// The viewer and its dialog are not needed before the first picture is opened.
const Viewer = lazy(() => import('./viewer.tsx'))
type Open = (index: number, opener: HTMLElement) => void
const OpenPicture = createContext<Open | null>(null)

type PictureSetProps = {
  title: string
  pictures: ViewedPicture[]
  words: ViewerWords
  children: ReactNode
}

/** Pictures that open in the viewer. Each of them is a `PictureLink` somewhere among the children. */
export function PictureSet({ title, pictures, words, children }: PictureSetProps) {
  const [index, setIndex] = useState<number | null>(null)
  const opener = useRef<HTMLElement>(null)
  const open: Open = (index, element) => {
    opener.current = element
    setIndex(index)
  }
  // The dialog cannot restore the focus: its code loads after the focus has left the link.
  const close = () => {
    flushSync(() => setIndex(null))
    opener.current?.focus()
  }
  return (
    <OpenPicture value={open}>
      {children}
      {index !== null && (
        <Suspense fallback={null}>
          <Viewer
            index={index}
            onClose={close}
            onTurn={setIndex}
            pictures={pictures}
            title={title}
            words={words}
          />
        </Suspense>
      )}
    </OpenPicture>
  )
}

type PictureLinkProps = ComponentProps<'a'> & { index: number; href: string }

/** A link to the large picture; with JavaScript it opens the viewer instead. */
export function PictureLink({ index, href, ...rest }: PictureLinkProps) {
  const open = useContext(OpenPicture)
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!open || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(index, event.currentTarget)
  }
  return <a {...rest} aria-haspopup="dialog" href={href} onClick={show} />
}
