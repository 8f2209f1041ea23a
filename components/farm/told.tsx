import type { ComponentPropsWithRef, ReactNode } from 'react'
import { isInEnglish, plain } from '#lib/i18n/told.ts'
import { HouseWords } from './house-words.tsx'
import { Words } from './words.tsx'

type Element = 'p' | 'h1' | 'h2' | 'h3' | 'span' | 'dt' | 'dd' | 'li' | 'div' | 'figcaption'

type ToldProps<E extends Element> = Omit<ComponentPropsWithRef<E>, 'children' | 'dir' | 'lang'> & {
  as?: E
  /** Set the farm's Indian words in italics, where the language does that. */
  house?: boolean
  /** Link the farm's phone and e-mail. */
  links?: boolean
  children: ReactNode
}

/**
 * An element with a message that a farm may not have. Without words there's no element either. Words that the farm has only in
 * English say so on a page of another language.
 */
export function Told<E extends Element = 'p'>({
  as,
  house = false,
  links = false,
  children,
  ...props
}: ToldProps<E>) {
  const parts = (Array.isArray(children) ? children : [children]) as ReactNode[]
  if (parts.every((part) => part === '' || part === null)) return null
  const english = parts.some((part) => typeof part === 'string' && isInEnglish(part))
  const text = english
    ? parts.map((part) => (typeof part === 'string' ? plain(part) : part))
    : children
  const As: Element = as ?? 'p'
  return (
    <As {...(props as object)} {...(english && { lang: 'en', dir: 'ltr' })}>
      {typeof children === 'string'
        ? set(plain(children), { house: house && !english, links })
        : text}
    </As>
  )
}

function set(text: string, { house, links }: { house: boolean; links: boolean }): ReactNode {
  if (links) return <Words>{text}</Words>
  return house ? <HouseWords>{text}</HouseWords> : text
}
