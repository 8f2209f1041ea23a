'use client'

import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import type { PlaceWords } from '#lib/farm/schema/words.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { chipWords, spacedName } from './chip-words.ts'
import { type Chip, messageOf, type Piece, piecesOf, tagsIn } from './pieces.ts'
import { missingIn, WordsEditor } from './words-editor.ts'

const t = staffWords('siteEditor')

/** What can be done with a field of words from outside. */
export type WordsFieldHandle = { insert: (chip: Chip) => void; focus: () => void }

type WordsFieldProps = {
  id: string
  words: PlaceWords
  locale: Locale
  text: string
  /** Another number whenever other words than those that were typed are to be shown. */
  drawn: number
  describedBy: string
  onChange: (text: string) => void
  onRefuse: (why: string | null) => void
  ref?: Ref<WordsFieldHandle>
}

/** The text of a place in a language, with its facts as chips. */
export function WordsField(props: WordsFieldProps) {
  const { id, words, locale, text, drawn, describedBy, onChange, onRefuse, ref } = props
  const box = useRef<HTMLDivElement>(null)
  const editor = useRef<WordsEditor>(null)
  const change = useEffectEvent((pieces: Piece[]) => onChange(messageOf(pieces)))
  const refused = useEffectEvent((why: string | null) => onRefuse(why))
  const refuse = useEffectEvent((pieces: Piece[]) => whyNot(pieces, words))
  const hasLines = useEffectEvent(() => words.languages.en.shipped?.includes('\n') ?? false)
  const look = useEffectEvent((chip: Chip) => chipWords(chip, locale, words.args))
  const draw = useEffectEvent(() => {
    editor.current?.draw(piecesOrText(text))
    editor.current?.caretAtEnd()
  })
  useEffect(() => {
    if (!box.current) return
    const made = new WordsEditor(box.current, {
      lines: hasLines(),
      look: (chip) => look(chip),
      refuse: (pieces) => refuse(pieces),
      onChange: (pieces) => change(pieces),
      onRefuse: (why) => refused(why),
    })
    editor.current = made
    return () => made.stop()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number says when to draw
  useEffect(() => draw(), [drawn])
  useImperativeHandle(ref, () => ({
    insert: (chip) => editor.current?.insert(chip),
    focus: () => box.current?.focus({ preventScroll: true }),
  }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element of HTML holds chips and words that are typed
    <div
      aria-describedby={describedBy}
      aria-labelledby={`${id}-label`}
      aria-multiline="true"
      className="control min-h-24 w-full whitespace-pre-wrap break-words px-3.5 py-3 text-base! leading-relaxed"
      contentEditable
      dir={languages[locale].direction}
      id={id}
      lang={locale}
      ref={box}
      role="textbox"
      spellCheck
      suppressContentEditableWarning
      tabIndex={0}
    />
  )
}

// A text of an earlier release may be broken; it's shown as it is.
function piecesOrText(text: string): Piece[] {
  try {
    return piecesOf(text)
  } catch {
    return [text]
  }
}

function whyNot(pieces: Piece[], { args, languages: texts }: PlaceWords): string | null {
  const chips = args.filter(({ needed }) => needed).map(({ name }) => name)
  const missing = missingIn(pieces, { chips, tags: tagsIn(piecesOrText(texts.en.shipped ?? '')) })
  if (missing.chip) return t('needed.chip', { name: spacedName(missing.chip) })
  return missing.tag ? t('needed.tag') : null
}
