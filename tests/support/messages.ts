import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

// The parser that next-intl itself uses, found through it.
const fromUseIntl = createRequire(createRequire(import.meta.url).resolve('use-intl'))
const parser = pathToFileURL(fromUseIntl.resolve('intl-messageformat')).href
const { IntlMessageFormat } = (await import(parser)) as {
  IntlMessageFormat: new (text: string, locale: string) => { getAst(): Part[] }
}

export type Part = {
  type: number
  value: string
  options?: Record<string, { value: Part[] }>
  children?: Part[]
}
type Tree = { [key: string]: string | Tree }

/** The numbers of ICU MessageFormat's nodes, as the parser gives them. */
export const nodeTypes = { text: 0, value: 1, plural: 6, count: 7 } as const

/** Returns the messages of a language by their keys, such as `home.hero.title`. */
export function readMessages(locale: string): Map<string, string> {
  return new Map(leavesOf(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))))
}

/** Returns the texts of a tree of messages with their keys. */
export function leavesOf(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : leavesOf(value, `${path}${key}.`),
  )
}

/** Returns the nodes of a message that are within no other. */
export function topParts(text: string, locale: string): Part[] {
  return new IntlMessageFormat(text, locale).getAst()
}

/** Returns all nodes of a message, also those within others. */
export function parts(text: string, locale: string): Part[] {
  const walk = (list: Part[]): Part[] =>
    list.flatMap((part) => {
      const inner = [part.children ?? [], ...Object.values(part.options ?? {}).map((o) => o.value)]
      return [part, ...inner.flatMap(walk)]
    })
  return walk(topParts(text, locale))
}

/** What a message says by itself, without what it is given. */
export function ownWords(text: string, locale: string): string {
  const literals = parts(text, locale).filter(({ type }) => type === nodeTypes.text)
  return literals.map(({ value }) => value).join(' ')
}
