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

// Nobody needs the viewer, or the dialog that it is made of, before the first picture is opened.
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
  // The dialog cannot do it: its code came after the focus had been where it must go back to.
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

/** A link to the large picture; where there is JavaScript it opens the viewer instead. */
export function PictureLink({ index, href, ...rest }: PictureLinkProps) {
  const open = useContext(OpenPicture)
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!open || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(index, event.currentTarget)
  }
  return <a {...rest} aria-haspopup="dialog" href={href} onClick={show} />
}
