import { useTranslations } from 'next-intl'
import { Told } from '#components/farm/told.tsx'
import { shown } from '#lib/farm/rules/shown.ts'
import { childrensAges } from '#lib/i18n/shown-meals.ts'
import { Section } from './section.tsx'

/** What a child needs and pays, line by line. */
export function Children() {
  const t = useTranslations('children')
  const rows = useRows()
  if (rows.length === 0) return null
  return (
    <Section ground="rice" labelledBy="children">
      <div className="grid gap-x-16 gap-y-6 md:grid-cols-2">
        <div>
          <h2 className="text-section" id="children">
            {t('title')}
          </h2>
          <Told className="mt-4 max-w-[30em] text-ink-2" house>
            {t('text')}
          </Told>
          <p className="mt-3 max-w-[30em] text-ink-2">{t('rule')}</p>
        </div>
        <dl className="border-line border-t">
          {rows.map(({ id, title, text, says }) => (
            <div className="flex justify-between gap-4 border-line border-b py-3" key={id}>
              <dt>
                <Told as="span">{title}</Told>
                <Told as="span" className="block text-ink-2 text-sm">
                  {text}
                </Told>
              </dt>
              <Told as="dd" className="text-end font-semibold">
                {says}
              </Told>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

/** The most lines about children among the rules of a room. */
const mostLines = 2

/** The same in short, for a room's page. */
export function ChildrenInShort() {
  const t = useTranslations('children')
  return (
    <>
      {t('rule')}
      {useRows()
        .slice(0, mostLines)
        .map(({ id, title, says }) => (
          <span className="flex flex-wrap justify-between gap-x-4" key={id}>
            <Told as="span">{title}</Told> <Told as="span">{says}</Told>
          </span>
        ))}
    </>
  )
}

function useRows() {
  const t = useTranslations('children')
  const ages = childrensAges()
  const text = (key: Parameters<typeof t.has>[0]) => (t.has(key) ? t(key, ages) : '')
  return shown('children').map((id) => ({
    id,
    title: t(`${id}.title`, ages),
    text: text(`${id}.text` as 'cot.text'),
    says: text(`${id}.says`),
  }))
}
