import { useLocale, useTranslations } from 'next-intl'
import { Told } from '#components/farm/told.tsx'
import { icon } from '#components/ui/icon.tsx'
import { ClockIcon, PhoneIcon } from '#components/ui/icons.tsx'
import { shown } from '#lib/farm/rules/shown.ts'
import { farmCounts } from '#lib/i18n/farm-counts.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { Section, SectionHead } from '../section.tsx'
import { type Host, Portrait } from './portrait.tsx'

const UtensilsIcon = icon(
  <path d="M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3zm0 0v7" />,
)
const MountainIcon = icon(<path d="m8 3 4 8 5-5 5 15H2L8 3z" />)

/** What a host's note is about, for the sample's hosts. */
const icons: { [host: string]: typeof ClockIcon } = {
  sunanda: UtensilsIcon,
  prakash: MountainIcon,
}

/** The most hosts that the home page shows. */
const mostOnHome = 3

/** Who a guest will meet, on the home page. */
export function HomeHosts() {
  const t = useTranslations('hosts')
  const hosts = shown('hosts')
  if (hosts.length === 0) return null
  return (
    <Section className="pb-0!" labelledBy="hosts">
      <SectionHead id="hosts" lead={t('lead', farmCounts())} title={t('title')} />
      <HostList hosts={hosts.slice(0, mostOnHome)} />
    </Section>
  )
}

/** All hosts, on the page about the farm. */
export function AllHosts() {
  const t = useTranslations('hosts')
  const hosts = shown('hosts')
  if (hosts.length === 0) return null
  return (
    <section aria-labelledby="hosts" className="wrap pb-26 max-md:pb-16">
      <h2 className="mb-9 text-section max-md:mb-6" id="hosts">
        {t('all')}
      </h2>
      <HostList hosts={hosts} />
    </section>
  )
}

function HostList({ hosts }: { hosts: Host[] }) {
  return (
    <ul className="grid gap-x-7 gap-y-6 md:gap-y-10 lg:grid-cols-3">
      {hosts.map((host, at) => (
        <li
          className="grid grid-cols-[112px_minmax(0,1fr)] items-center gap-4 md:grid-cols-[148px_minmax(0,1fr)] md:gap-5"
          key={host}
        >
          <Portrait at={at} className="" host={host} />
          <div>
            <HostWords first={at === 0} host={host} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function HostWords({ host, first }: { host: Host; first: boolean }) {
  const t = useTranslations('hosts')
  const facts = farmFacts(useLocale())
  const Icon = first ? PhoneIcon : (icons[host] ?? ClockIcon)
  return (
    <>
      <Told as="h3" className="text-title md:text-xl">
        {t(`${host}.name`)}
      </Told>
      <Told className="mt-1.5 text-ink-2 text-md" house>
        {t(`${host}.role`)}
      </Told>
      <p className="mt-2.5 flex gap-2 font-medium text-sm">
        <Icon className="mt-0.5 text-lake" size={17} />
        <span>
          {first && <span className="block">{t('phone', facts)}</span>}
          <Told as="span">{t(`${host}.note`)}</Told>
        </span>
      </p>
    </>
  )
}
