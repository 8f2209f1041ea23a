import { Check, TriangleAlert } from 'lucide-react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Fact } from './column-facts.ts'

const t = staffWords('statement')

/** Facts read of the rows of a file, or of its first rows: the proof that their columns are named rightly. */
export function Facts({ facts, heading }: { facts: Fact[]; heading: string }) {
  return (
    <>
      <p className="font-semibold">{heading}</p>
      <ul className="num mt-1.5 flex flex-wrap gap-x-6 gap-y-1.5">
        {facts.map(({ text, isRight }) => (
          <li className="flex items-start gap-2" key={text}>
            {isRight ? (
              <Check aria-hidden="true" className="mt-0.5 shrink-0 text-leaf" size={17} />
            ) : (
              <TriangleAlert
                aria-label={t('facts.wrong')}
                className="mt-0.5 shrink-0 text-turmeric-ink"
                size={17}
              />
            )}
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
