import { Alert } from '#components/ui/alert.tsx'
import type { Site, SiteWarning } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { type OnView, ViewPlace } from './view-place.tsx'
import { type Hint, hintsOf } from './warning-words.ts'

const t = staffWords('site')

const kinds = [
  'claim',
  'figure',
  'sample',
  'picture',
  'language',
] as const satisfies SiteWarning['kind'][]

type WarningsProps = { site: Site; onView?: OnView | undefined }

/** What to look at before publishing, each with a way to its place. It's advice: publishing doesn't ask for any of it. */
export function Warnings({ site, onView }: WarningsProps) {
  const hints = hintsOf(site)
  return kinds.map((kind) => (
    <Group
      hints={hints.filter((hint) => hint.kind === kind)}
      key={kind}
      kind={kind}
      onView={onView}
    />
  ))
}

const most = 8

type GroupProps = { kind: SiteWarning['kind']; hints: readonly Hint[]; onView: OnView | undefined }

function Group({ kind, hints, onView }: GroupProps) {
  if (hints.length === 0) return null
  const left = hints.length - most
  return (
    <Alert
      className="mb-3"
      title={t(`warnings.titles.${kind}`, { count: hints.length })}
      tone="warning"
    >
      <ul className="grid divide-y divide-turmeric/40">
        {hints.slice(0, most).map(({ id, place, words, at, more }) => (
          <li className="flex items-start gap-3 pt-1.5" key={id}>
            <p className="min-w-0 flex-1 py-1">
              <bdi className="block" lang={place.locale}>
                “{words}”
              </bdi>
              <span className="block text-xs">{[at, ...more].join(' · ')}</span>
            </p>
            <ViewPlace onView={onView} place={place} words={words} />
          </li>
        ))}
      </ul>
      {left > 0 && <p className="pt-1.5">{t('warnings.more', { count: left })}</p>}
    </Alert>
  )
}
