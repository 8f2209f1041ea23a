import { Link2, Plus } from 'lucide-react'
import Link from 'next/link'
import { factOfArgument } from '#lib/farm/rules/named-arguments.ts'
import type { FactName } from '#lib/farm/rules/named-facts.ts'
import type { PlaceWords } from '#lib/farm/schema/words.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { chipWords, spacedName } from './chip-words.ts'
import { type Chip, chipsIn, type Piece, piecesOf } from './pieces.ts'

const t = staffWords('siteEditor')

type PlaceFactsProps = {
  words: PlaceWords
  locale: Locale
  text: string
  onInsert: (chip: Chip) => void
  /** Opens the card of a fact; without it, a fact is only shown. */
  onFact?: (fact: FactName) => void
}

/** The facts that a text names, and buttons for those that it could name and doesn't. */
export function PlaceFacts({ words, locale, text, onInsert, onFact }: PlaceFactsProps) {
  const known = knownChips(words, locale)
  if (known.length === 0) return null
  const named = new Set(chipsOf(text).map(({ chip }) => chip))
  return (
    <section>
      <h3 className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 font-semibold text-sm">
        {t('facts.title')}
        <Link className="staff-link font-normal! text-xs" href="/app/site/facts">
          {t('facts.link')}
        </Link>
      </h3>
      <ul className="flex flex-wrap gap-2">
        {known.map((chip) => {
          const name = spacedName(chip.chip)
          const look = chipWords(chip, locale, words.args)
          return (
            <li key={chip.chip}>
              {named.has(chip.chip) ? (
                <Named look={look} name={name} what={chip.chip} {...(onFact && { onFact })} />
              ) : (
                <button
                  aria-label={t('facts.insertNamed', { name })}
                  className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-control bg-white px-3 font-semibold text-sm hover:bg-rice"
                  onClick={() => onInsert(chip)}
                  type="button"
                >
                  <Plus aria-hidden="true" size={16} />
                  <bdi>{look}</bdi>
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type NamedProps = Pick<PlaceFactsProps, 'onFact'> & { what: string; name: string; look: string }

/** A fact that's named, which a press opens; what is counted can't be changed as one. */
function Named({ what, name, look, onFact }: NamedProps) {
  const fact = factOfArgument(what)
  const shape =
    'inline-flex min-h-11 items-center gap-2 rounded-control border border-lake-edge bg-lake-soft px-3 text-lake-dark text-sm'
  const told = (
    <>
      <Link2 aria-hidden="true" className="rtl:-scale-x-100" size={15} />
      <bdi className="font-semibold">{look}</bdi>
      {look !== name && <span className="text-ink-2">{name}</span>}
    </>
  )
  if (!fact || !onFact) return <span className={shape}>{told}</span>
  return (
    <button className={`${shape} hover:border-lake`} onClick={() => onFact(fact)} type="button">
      <span className="sr-only">{t('facts.open')}</span>
      {told}
    </button>
  )
}

function chipsOf(text: string): Chip[] {
  try {
    return chipsIn(piecesOf(text))
  } catch {
    return []
  }
}

/** The facts that a text may name, each as the standard text has it. */
function knownChips({ languages, args }: PlaceWords, locale: Locale): Chip[] {
  const texts = [languages[locale].shipped, languages.en.shipped]
  const all: (Chip | Piece)[] = texts.flatMap((text) => chipsOf(text ?? ''))
  const chips = all.filter((piece): piece is Chip => typeof piece === 'object' && 'chip' in piece)
  return args.flatMap(({ name }) => chips.find(({ chip }) => chip === name) ?? [])
}
