import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { dial, whatsapp } from '#components/farm/addresses.ts'
import { Told } from '#components/farm/told.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { ChatIcon, ClockIcon, PhoneIcon } from '#components/ui/icons.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { shown } from '#lib/farm/rules/shown.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { pages } from '#lib/i18n/pages.ts'
import { ChildrenInShort } from '../children.tsx'
import { answering, WhoAnswers } from '../hosts/answers.tsx'
import { Portrait } from '../hosts/portrait.tsx'
import { amenities, type Inclusion, inclusions } from '../inclusions.ts'
import { MoreLink } from '../section.tsx'
import { MealPrices } from '../stay-dining/meals.tsx'
import {
  BedIcon,
  CarIcon,
  CoffeeIcon,
  DogIcon,
  DropletsIcon,
  IdCardIcon,
  NoSmokingIcon,
  ReceiptIcon,
  RefundIcon,
  StepsIcon,
  UsersIcon,
  WalletIcon,
  WavesIcon,
} from './icons.tsx'

const icons: Record<Inclusion, typeof BedIcon> = {
  breakfast: CoffeeIcon,
  bath: DropletsIcon,
  bed: BedIcon,
  walk: StepsIcon,
  tax: ReceiptIcon,
}

/** What the price includes, and what costs extra. */
export function Included() {
  const t = useTranslations('stay.inclusions')
  return (
    <>
      <ul className="mt-4 border-line border-t">
        {inclusions().map((name) => {
          const Icon = icons[name]
          return (
            <li className="flex items-center gap-3 border-line border-b py-3 text-md" key={name}>
              <Icon className="text-lake" />
              <Told as="span" house>
                {t(name)}
              </Told>
            </li>
          )
        })}
      </ul>
      <MealPrices className="mt-4 max-w-measure text-md" />
      <Told className="mt-2 max-w-measure text-ink-2 text-sm">{t('not')}</Told>
    </>
  )
}

const ruleIcons = { dogs: DogIcon, smoking: NoSmokingIcon, pool: WavesIcon, parking: CarIcon }

/** What a guest wants to know before they pay, and a link to all terms. */
export function HouseRules() {
  const t = useTranslations()
  const facts = farmFacts(useLocale())
  const shownAmenities = amenities()
  return (
    <>
      <dl className="mt-4 grid border-line border-t @xl:grid-cols-2 @xl:gap-x-11">
        <Rule
          icon={<ClockIcon className="text-lake" />}
          title={t('stay.amenities.checkIn', facts)}
        />
        <Rule icon={<IdCardIcon className="text-lake" />} title={t('rooms.page.id.title')}>
          {t('rooms.page.id.text')}
        </Rule>
        <Rule icon={<WalletIcon className="text-lake" />} title={t('home.policy.payment.label')}>
          {t('home.policy.payment.text', facts)}
        </Rule>
        <Rule icon={<RefundIcon className="text-lake" />} title={t('home.policy.refund.label')}>
          {t('home.policy.refund.text', facts)}
        </Rule>
        {shown('children').length > 0 && (
          <Rule icon={<UsersIcon className="text-lake" />} title={t('children.title')}>
            <ChildrenInShort />
          </Rule>
        )}
        {(['dogs', 'smoking', 'pool', 'parking'] as const)
          .filter((name) => shownAmenities.includes(name))
          .map((name) => {
            const Icon = ruleIcons[name]
            return (
              <Rule
                icon={<Icon className="text-lake" />}
                key={name}
                title={t(`stay.amenities.${name}`, facts)}
              />
            )
          })}
      </dl>
      <div className="mt-3">
        <MoreLink href={pages.terms}>{t('home.policy.link')}</MoreLink>
      </div>
    </>
  )
}

function Rule({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) {
  return (
    <div className="border-line border-b py-3">
      <dt className="flex items-start gap-2.5 font-semibold text-md leading-snug">
        {icon}
        <Told as="span">{title}</Told>
      </dt>
      <dd className="mt-0.5 ps-7.5 text-ink-2 text-sm">{children}</dd>
    </div>
  )
}

/** Who answers questions, and when. */
export function Ask() {
  const t = useTranslations()
  const host = answering()
  return (
    <section
      aria-labelledby="ask"
      className="mt-16 flex flex-wrap items-center gap-x-8 gap-y-5 rounded-card bg-rice px-6 py-6 max-md:mt-12 md:px-8"
    >
      {host && <Portrait at={0} className="w-24 md:w-28" host={host} />}
      <div className="min-w-[14em] flex-1">
        <h2 className="mb-1.5 text-xl" id="ask">
          {t('home.cta.title')}
        </h2>
        <WhoAnswers />
      </div>
      <div className="flex gap-3 max-md:w-full max-sm:flex-col">
        <a className={buttonClass({ kind: 'outline' })} href={dial()}>
          <PhoneIcon size={18} />
          <bdi className="num" dir="ltr">
            {farm().phone}
          </bdi>
        </a>
        <a className={buttonClass({ kind: 'outline' })} href={whatsapp()}>
          <ChatIcon size={18} />
          {t('common.whatsapp')}
        </a>
      </div>
    </section>
  )
}
