import { reading } from '#calls/client.ts'
import type { FactName } from '#lib/farm/rules/named-facts.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useAnswer } from '../../kit/live/use-answer.ts'

const t = staffWords('site')

/** Lists where guests read some facts in sentences, with how many those are. */
export function WhereSeen({ facts }: { facts: readonly FactName[] }) {
  const { value } = useAnswer(reading('GET site/facts'), { names: facts.join() }, null, {
    topics: ['site'],
  })
  const total = value?.parts.reduce((sum, { sentences }) => sum + sentences, 0) ?? 0
  if (!value || total === 0) return null
  return (
    <details className="mt-5 rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold text-sm">
        {t('where.title', { count: total })}
      </summary>
      <ul className="divide-y divide-rule border-rule border-t text-sm">
        {value.parts.map(({ part, sentences }) => (
          <li className="flex justify-between gap-3 px-4 py-2" key={part}>
            <span>{t(`where.parts.${part}`)}</span>
            <span className="text-ink-2">{t('where.sentences', { count: sentences })}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
