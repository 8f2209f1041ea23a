import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Difference, Line } from './words.ts'

const t = staffWords('site')

/** A value in its own language and direction. */
export function Value({ text, lang }: Pick<Line, 'text' | 'lang'>) {
  return (
    <bdi className="num wrap-anywhere" lang={lang}>
      {text}
    </bdi>
  )
}

/** What was, struck out, and what is instead. */
export function Changed({ difference }: { difference: Difference }) {
  const { label, before, text, lang } = difference
  return (
    <p className="leading-relaxed">
      {label && <span className="text-ink-2">{label}: </span>}
      {before !== null && (
        <>
          <span className="sr-only">{t('publish.before')} </span>
          <del className="rounded-[4px] bg-red-tint box-decoration-clone px-1 text-red">
            <Value lang={lang} text={before} />
          </del>
          {isLong(difference) ? <br /> : ' '}
        </>
      )}
      <span className="sr-only">{t('publish.after')} </span>
      <ins className="rounded-[4px] bg-leaf-tint box-decoration-clone px-1 text-leaf no-underline">
        <Value lang={lang} text={text} />
      </ins>
    </p>
  )
}

// A sentence begins where its reader finds it.
const isLong = ({ before, text }: Difference) => `${before}${text}`.length > 70
