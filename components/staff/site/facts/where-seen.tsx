import type { FactUse } from '#lib/farm/schema/fact-use.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('site')

/** Lists where guests read some facts in sentences, with how many those are. */
export function WhereSeen({ parts }: Pick<FactUse, 'parts'>) {
  const total = parts.reduce((sum, { sentences }) => sum + sentences, 0)
  if (total === 0) return null
  return (
    <details className="mt-5 rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold text-sm">
        {t('where.title', { count: total })}
      </summary>
      <ul className="divide-y divide-rule border-rule border-t text-sm">
        {parts.map(({ part, sentences }) => (
          <li className="flex justify-between gap-3 px-4 py-2" key={part}>
            <span>{t(`where.parts.${part}`)}</span>
            <span className="text-ink-2">{t('where.sentences', { count: sentences })}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
