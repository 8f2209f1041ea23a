import type { Locale } from './languages.ts'

type Tree = { [key: string]: string | Tree }

const space = '\u00a0'
const mayBreak = '\u200b'

/** The short words that a title does not leave at the end of a line: their noun belongs to them. */
const shortWords: Partial<Record<Locale, string>> = {
  fr: 'à|au|aux|ce|de|des|du|en|et|la|le|les|ne|nos|ou|par|pour|qui|sur|un|une|vos',
  es: 'a|al|con|de|del|el|en|la|las|lo|los|o|por|se|su|tu|un|una|y',
}

/** The letters of the last two words of a title up to which they stay in one line. */
const lastWords = 14

/** Says which messages are no text of a page: search engines and other programs get them as they are written. */
const leftAlone = ['meta', 'whatsapp']

/**
 * Returns a language's messages as pages set them: no line ends within a number and what it counts, or after a short
 * word of a title; Chinese titles break between words, and what is read on, as print does, anywhere. English stays as it is.
 * A line may end after the hyphen of a word: an invisible joiner there would go along into what people copy, and hide the
 * word from a search.
 */
export function setMessages<M>(messages: M, locale: Locale): M {
  return locale === 'en' ? messages : (setTree(messages as Tree, locale) as M)
}

function setTree(tree: Tree, locale: Locale, parent = ''): Tree {
  const set = ([key, value]: [string, string | Tree]) => {
    if (leftAlone.includes(key)) return [key, value]
    if (typeof value !== 'string') return [key, setTree(value, locale, key)]
    if (locale !== 'zh') return [key, setText(value, locale, key === 'title')]
    return [key, parent === 'quote' || key === 'title' ? setWords(value, mayBreak) : value]
  }
  return Object.fromEntries(Object.entries(tree).map(set))
}

function setText(text: string, locale: Locale, isTitle: boolean): string {
  const set = withNumbers(text)
  return isTitle ? setTitle(set, locale) : set
}

/** Returns a message with each number on the line of what it counts, and "et demie" and "y media" each in one line. */
export function withNumbers(text: string): string {
  return text
    .replace(/(?<=[\d#]) (?=\p{L})/gu, space)
    .replace(/(?<= et| y) (?=(?:demie?|medi[ao])(?!\p{L}))/gu, space)
}

/** Returns a title whose short words stay on the line of the next one, and its last two words together if they are short. */
export function setTitle(text: string, locale: Locale): string {
  const short = shortWords[locale]
  const bound = short
    ? text.replace(new RegExp(`(?<![\\p{L}’-])(${short}) (?=[\\p{L}\\d«{])`, 'giu'), `$1${space}`)
    : text
  return bound.replace(/(?<=^|\s)[^\s{}<>]+ [^\s{}<>]+$/u, (words) =>
    words.length <= lastWords ? words.replace(' ', space) : words,
  )
}

const segments = new Intl.Segmenter('zh', { granularity: 'word' })

/** Names of the farm, of places and of people, which a dictionary does not know as one word. */
const names =
  /(谷景小屋|瓦达老宅客房|维萨普尔|普拉蒂潘达尔普尔|埃克维拉女神庙|巴巴·马哈拉杰·萨塔尔卡尔|维多利亚时代)/u

/**
 * Returns a Chinese text with a sign between its words, where alone its lines may end. A character that is a word of
 * its own stays with the word before it, or after a mark with the next one; a name of the farm stays whole.
 */
export function setWords(text: string, sign: string): string {
  const wordsOf = (part: string) =>
    names.test(part) ? [part] : [...segments.segment(part)].map(({ segment }) => segment)
  return text
    .split(names)
    .flatMap(wordsOf)
    .reduce((before, word) => {
      const parted = /\p{Script=Han}{2}$/u.test(before) && /^\p{Script=Han}{2}/u.test(word)
      return before + (parted ? sign : '') + word
    }, '')
}
