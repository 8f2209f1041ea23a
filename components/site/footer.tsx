import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { dial, whatsapp } from '#components/farm/addresses.ts'
import { Mark } from '#components/farm/mark.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Told } from '#components/farm/told.tsx'
import { Words } from '#components/farm/words.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { isTold } from '#lib/farm/rules/own-facts.ts'
import { isPageShown } from '#lib/farm/rules/shown-pages.ts'
import { farmNames, postalAddress } from '#lib/i18n/farm-facts.ts'
import { menu, pages } from '#lib/i18n/pages.ts'
import { Newsletter } from './newsletter.tsx'

const linkLook =
  'inline-flex min-h-9 items-center no-underline decoration-1 underline-offset-[6px] hover:underline'

/** The footer of every page: quick links, contact, the newsletter that has not started, small print. */
export function Footer() {
  const t = useTranslations()
  return (
    <footer className="on-hill relative bg-hill text-cream" data-footer>
      <div className="eave eave-start" />
      <div className="wrap pt-20 pb-10 max-md:pt-16">
        <div className="grid grid-cols-1 gap-x-12 gap-y-12 md:grid-cols-2 lg:grid-cols-[1.15fr_1.35fr_1.15fr_1.6fr] *:min-w-0">
          <div className="md:col-span-2 lg:col-span-1">
            <p className="flex items-center gap-3">
              <Mark size={48} />
              <span>
                <span className="heading block text-xl leading-none">
                  {farmNames(useLocale()).brand}
                </span>
                <span className="mt-1 block text-sm leading-tight opacity-90 rtl:mt-2.5" lang="mr">
                  {farm().nameInMarathi}
                </span>
              </span>
            </p>
            <Told className="mt-5 max-w-[24em] text-cream/85 text-sm">{t('footer.line')}</Told>
          </div>
          <Column heading={t('footer.quickLinks')} id="footer-links">
            {menu.filter(isPageShown).map((page) => (
              <li data-page={page} key={page}>
                <SiteLink className={linkLook} href={pages[page]}>
                  {t(`nav.${page}`)}
                </SiteLink>
              </li>
            ))}
          </Column>
          <Contact />
          <FarmLetter />
        </div>
        <SmallPrint />
      </div>
    </footer>
  )
}

function Column({ heading, id, children }: { heading: string; id?: string; children: ReactNode }) {
  return (
    <nav aria-label={heading} id={id}>
      <h2 className="mb-3 text-lg text-turmeric">{heading}</h2>
      <ul className="columns-2 gap-x-6 text-sm">{children}</ul>
    </nav>
  )
}

function Contact() {
  const t = useTranslations('footer')
  const common = useTranslations('common')
  return (
    <div>
      <h2 className="mb-3 text-lg text-turmeric">{t('contact')}</h2>
      <ul className="text-sm">
        <li>
          <a
            aria-label={common('fact', { label: t('phone'), value: farm().phone })}
            className={linkLook}
            href={dial()}
          >
            <bdi dir="ltr">{farm().phone}</bdi>
          </a>
        </li>
        <li>
          <a className={linkLook} href={whatsapp()}>
            {common('whatsapp')}
          </a>
        </li>
        <li>
          <a className={`${linkLook} [overflow-wrap:anywhere]`} href={`mailto:${farm().email}`}>
            <bdi dir="ltr">{farm().email}</bdi>
          </a>
        </li>
        <li className="mt-1 mb-2 text-cream/85">
          <bdi dir="ltr">{postalAddress()}</bdi>
        </li>
        {isTold(farm(), 'googleListing') && (
          <li>
            <a className={linkLook} href={farm().googleListing} rel="noopener">
              {t('reviews')}
            </a>
          </li>
        )}
        {isTold(farm(), 'instagram') && (
          <li>
            <a className={linkLook} href={farm().instagram} rel="noopener">
              {t('instagram')}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}

function FarmLetter() {
  const t = useTranslations('footer.newsletter')
  return (
    <div>
      <h2 className="mb-3 text-lg text-turmeric">{t('title')}</h2>
      <p className="mb-4 max-w-[30em] text-cream/85 text-sm">{t('text')}</p>
      <Newsletter
        result={<Words>{t('result', { phone: farm().phone, email: farm().email })}</Words>}
        words={useMessages().footer.newsletter}
      />
    </div>
  )
}

function SmallPrint() {
  const t = useTranslations('footer')
  const { farmName } = farmNames(useLocale())
  return (
    <div className="mt-14 border-cream/25 border-t pt-6 text-xs text-cream/80 leading-relaxed">
      <nav aria-label={t('legal')}>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          <li>
            <SiteLink className={linkLook} href={pages.terms}>
              {t('terms')}
            </SiteLink>
          </li>
          <li>
            <SiteLink className={linkLook} href={pages.privacy}>
              {t('privacy')}
            </SiteLink>
          </li>
          <li>
            <a className={linkLook} href="/sitemap.xml">
              {t('sitemap')}
            </a>
          </li>
        </ul>
      </nav>
      <p className="mt-4 max-w-[60em]">
        {t.rich('cookies', {
          link: (words) => (
            <SiteLink
              className="underline underline-offset-4"
              href={`${pages.privacy}#cookies`}
              key="link"
            >
              {words}
            </SiteLink>
          ),
        })}
      </p>
      {farm().demo && <p className="mt-1">{t('pictures')}</p>}
      {/* No year: the page is built once and would show an old one. */}
      <p className="mt-1">{`© ${farmName}`}</p>
    </div>
  )
}
