'use client'

import {
  type ComponentProps,
  createContext,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useContext,
  useState,
} from 'react'
import type { ViewedPicture, ViewerWords } from './viewed-picture.ts'

// Nobody needs the viewer, or the dialog that it is made of, before the first picture is opened.
const Viewer = lazy(() => import('./viewer.tsx'))
const OpenPicture = createContext<((index: number) => void) | null>(null)

type PictureSetProps = {
  title: string
  pictures: ViewedPicture[]
  words: ViewerWords
  children: ReactNode
}

/** Pictures that open in the viewer. Each of them is a `PictureLink` somewhere among the children. */
export function PictureSet({ title, pictures, words, children }: PictureSetProps) {
  const [index, setIndex] = useState<number | null>(null)
  return (
    <OpenPicture value={setIndex}>
      {children}
      {index !== null && (
        <Suspense fallback={null}>
          <Viewer
            index={index}
            onClose={() => setIndex(null)}
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
    // Safari does not focus a clicked link, and the focus has to find its way back here.
    event.currentTarget.focus()
    open(index)
  }
  return <a {...rest} href={href} onClick={show} />
}
