import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '#lib/i18n/languages.ts'
import { type ShownStop, shownStops } from '#lib/i18n/shown-ways.ts'
import { MeansIcon } from './means-icon.tsx'
import { Told } from './told.tsx'
import { useDuration } from './use-duration.ts'

/** The ways to the farm: without a car from stop to stop, and by car. */
export function GettingHere() {
  const t = useTranslations('ways')
  const locale = useLocale() as Locale
  const stops = shownStops('ways.noCar', locale)
  const starts = shownStops('ways.car', locale)
  return (
    <>
      {stops.length > 0 && (
        <Way title={t('noCar')}>
          <Stops stops={stops} />
        </Way>
      )}
      {starts.length > 0 && (
        <Way title={t('car')}>
          <Starts starts={starts} />
        </Way>
      )}
    </>
  )
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-6 mb-4 text-lg">{title}</h3>
      {children}
    </>
  )
}

const dot =
  'relative ps-7 pb-5.5 last:pb-0 before:absolute before:-start-[10.5px] before:top-1 before:size-[18px] before:rounded-full before:border-3'

/** A line with a dot for each stop; the last one is the gate. */
function Stops({ stops }: { stops: ShownStop<'ways.noCar'>[] }) {
  const t = useTranslations('ways')
  const duration = useDuration()
  const total = stops.reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <ol className="ms-2.5 border-lake border-s-3 text-md leading-snug">
      {stops.map(({ id, means, minutes, values }) => (
        <li className={`${dot} before:border-lake before:bg-paper`} key={id}>
          <Head time={duration(minutes)}>
            <Told as="span">{t(`${id}.name`)}</Told>
          </Head>
          <p className="mt-1.5 flex gap-2 text-ink-2 text-sm">
            <MeansIcon className="mt-0.5 text-lake" means={means} size={17} />
            <Told as="span">{t(`${id}.text`, values)}</Told>
          </p>
          {t.has(`${id}.other` as 'kamshet.other') && (
            <p className="mt-1.5 flex gap-2 text-ink-2 text-sm">
              <MeansIcon className="mt-0.5 text-lake" means="bus" size={17} />
              <Told as="span">{t(`${id}.other` as 'kamshet.other', values)}</Told>
            </p>
          )}
        </li>
      ))}
      <li className={`${dot} before:border-laterite before:bg-laterite`}>
        <Head time={t('total', { time: duration(total) })}>{t('gate')}</Head>
        <Told className="mt-1 text-ink-2">{t('gateText')}</Told>
      </li>
    </ol>
  )
}

function Head({ time, children }: { time: string; children: ReactNode }) {
  return (
    <p className="flex justify-between gap-3">
      <b className="font-semibold">{children}</b>
      <span className="num shrink-0 whitespace-nowrap text-ink-2">{time}</span>
    </p>
  )
}

function Starts({ starts }: { starts: ShownStop<'ways.car'>[] }) {
  const t = useTranslations('ways')
  const duration = useDuration()
  return (
    <ul className="border-line border-t text-md leading-snug">
      {starts.map(({ id, minutes }) => (
        <li className="border-line border-b py-3" key={id}>
          <Head time={duration(minutes)}>
            <Told as="span">{t(`${id}.name`)}</Told>
          </Head>
          <Told className="mt-1 text-ink-2 text-sm">{t(`${id}.text`)}</Told>
        </li>
      ))}
    </ul>
  )
}
