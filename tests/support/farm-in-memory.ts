import type { Published } from '#lib/farm/rules/farm.ts'
import { itemKey } from '#lib/farm/rules/item-kinds.ts'
import { type Entry, kindOf, type ListName } from '#lib/farm/rules/lists.ts'
import type { Own } from '#lib/farm/schema/words.ts'
import type { FarmFolder, OwnItem } from '../../scripts/demo/farm-folder.ts'

type Texts = Record<string, Record<string, Own>>

/** Returns the words and lists of a farm's folder as they'd be published, without a database and without pictures. */
export function publishedOf({ words, lists }: FarmFolder): Pick<Published, 'words' | 'lists'> {
  const texts: Texts = {}
  const add = (locale: string, key: string, text: string, english = '') => {
    texts[locale] = { ...texts[locale], [key]: { text, english } }
  }
  for (const [locale, own] of Object.entries(words)) {
    for (const [key, text] of Object.entries(own)) add(locale, key, text, words.en?.[key])
  }
  let count = 0
  const entryOf = (list: ListName, item: string | OwnItem): Entry => {
    if (typeof item === 'string') return { id: item }
    const id = `own${String(count++).padStart(8, '0')}`
    const { values, picture: _, ...told } = item
    for (const [locale, own] of Object.entries(told)) {
      for (const [name, text] of Object.entries(own)) {
        add(locale, itemKey(kindOf(list), id, name), text, item.en[name])
      }
    }
    return { id, ...values }
  }
  const entries = Object.entries(lists).map(([list, items]) => [
    list,
    items.map((item) => entryOf(list as ListName, item)),
  ])
  return { words: texts, lists: Object.fromEntries(entries) }
}
